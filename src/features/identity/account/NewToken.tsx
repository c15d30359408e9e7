import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { TokenWish } from '../data/tokenRequests.ts'
import styles from './NewToken.module.css'
import { readTokenDraft, storeTokenDraft, type TokenDraft } from './tokenDraft.ts'

// lingui-set comment="A new access token: a password for a program. “Access”: what it may do."

type NewTokenProps = {
  readonly isBusy: boolean
  /** The result of the last try, if it failed. */
  readonly problem: string | null
  readonly onCreate: (wish: TokenWish) => void
}

/** The form for a new token: its purpose, its scope, its lifetime. Input survives leaving the page. */
export function NewToken({ isBusy, problem, onCreate }: NewTokenProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => readTokenDraft(sessionStorage))
  const [wasTried, setWasTried] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const { name, scope, days } = draft
  const isNameless = name.trim() === ''

  function onChange(change: Partial<TokenDraft>) {
    const typed = { ...draft, ...change }
    setDraft(typed)
    storeTokenDraft(sessionStorage, typed)
  }

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
        hint={t`For example, the program that will use it.`}
        autoComplete="off"
        maxLength={100}
        value={name}
        error={wasTried && isNameless ? t`Enter a name.` : undefined}
        onChange={(typed) => onChange({ name: typed })}
      />
      <SelectField
        label={t`Access`}
        value={scope}
        options={[
          { value: 'read', label: t`Read only` },
          { value: 'write', label: t`Read and change` },
        ]}
        onChange={(chosen) => onChange({ scope: chosen })}
      />
      <SelectField
        label={t`Expires in`}
        value={days}
        options={[
          { value: '30', label: t`30 days` },
          { value: '90', label: t`90 days` },
          { value: '366', label: t`1 year` },
        ]}
        onChange={(chosen) => onChange({ days: chosen })}
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
