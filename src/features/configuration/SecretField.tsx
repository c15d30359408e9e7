import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { fieldAttributes } from '../../ui/fieldAttributes.ts'
import styles from './SecretField.module.css'
import { SecretInput } from './SecretInput.tsx'

type SecretFieldProps = {
  readonly label: string
  readonly value: string
  /**
   * `kept`: the service has one, which nobody can read; `dropped`: it has one, which goes with the next save; `missing`: there is
   * to be one, and the service has none, or cannot say.
   */
  readonly stored: 'kept' | 'dropped' | 'missing' | 'none'
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
  readonly onKeep: (isKept: boolean) => void
}

/** A secret is written, never read: it shows while it is typed and wanted to show, and no longer. */
export function SecretField({ label, value, stored, error, onChange, onKeep }: SecretFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const isTyped = value !== ''
  const hint = useHint({ isTyped, stored, hasError: error !== undefined })

  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsShown(false)
      }}
    >
      <Field id={id} label={label} hint={hint} error={error}>
        <div className={styles.line}>
          <SecretInput
            {...fieldAttributes(id, { hint, error })}
            isShown={isTyped && isShown}
            value={value}
            onChange={onChange}
          />
          {isTyped && (
            // A press leaves the focus where somebody types.
            <Button onMouseDown={(event) => event.preventDefault()} onClick={() => setIsShown(!isShown)}>
              {isShown ? t`Hide` : t`Show`}
            </Button>
          )}
          {!isTyped && stored !== 'none' && (
            <Button onClick={() => onKeep(stored === 'dropped')}>
              {stored === 'dropped' ? t`Keep secret` : t`Remove secret`}
            </Button>
          )}
        </div>
      </Field>
    </div>
  )
}

type Situation = Pick<SecretFieldProps, 'stored'> & { readonly isTyped: boolean; readonly hasError: boolean }

function useHint({ isTyped, stored, hasError }: Situation): string {
  const { t } = useLingui()
  if (isTyped) return t`Once it is saved, nobody can read it any more.`
  if (stored === 'dropped') return t`The stored one goes when you save: a public client.`
  if (stored === 'none') return t`None: a public client.`
  if (stored === 'missing') return t`Type it, or remove it for a public client.`
  if (hasError)
    return t`A stored secret is sent only to where it was typed for, so that nobody can lead it elsewhere.`
  return t`Stored. Leave empty to keep it.`
}
