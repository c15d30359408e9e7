import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { TokenScope } from '#contract/identity.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { TokenWish } from '../data/requests.ts'
import styles from './NewToken.module.css'

type NewTokenProps = {
  readonly isBusy: boolean
  /** What became of the last try, where it failed. */
  readonly problem: string | null
  readonly onCreate: (wish: TokenWish) => void
}

/** What a new token is for, what it may do, and how long. */
export function NewToken({ isBusy, problem, onCreate }: NewTokenProps) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenScope>('read')
  const [days, setDays] = useState<'30' | '90' | '366'>('90')
  const [wasTried, setWasTried] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const isNameless = name.trim() === ''

  function onSubmit(event: { preventDefault: () => void }) {
    event.preventDefault()
    setWasTried(true)
    if (isNameless) nameField.current?.focus()
    else onCreate({ name: name.trim(), scope, expiresInDays: Number(days) })
  }

  return (
    <form className={styles.form} noValidate aria-label={t`New token`} onSubmit={onSubmit}>
      <TextField
        ref={nameField}
        label={t`Name`}
        hint={t`What it is for, such as the program that will use it.`}
        autoComplete="off"
        maxLength={100}
        value={name}
        error={wasTried && isNameless ? t`A token needs a name.` : undefined}
        onChange={setName}
      />
      <SelectField
        label={t`May`}
        value={scope}
        options={[
          { value: 'read', label: t`read` },
          { value: 'write', label: t`read and change` },
        ]}
        onChange={setScope}
      />
      <SelectField
        label={t`For`}
        value={days}
        options={[
          { value: '30', label: t`30 days` },
          { value: '90', label: t`90 days` },
          { value: '366', label: t`a year` },
        ]}
        onChange={setDays}
      />
      <div className={styles.end}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          <Trans>Create token</Trans>
        </Button>
        {problem !== null && <p role="alert">{problem}</p>}
      </div>
    </form>
  )
}
