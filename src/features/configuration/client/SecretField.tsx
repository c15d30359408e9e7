import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { fieldAttributes } from '../../../ui/fields/fieldAttributes.ts'
import styles from './SecretField.module.css'
import { SecretInput } from '../SecretInput.tsx'

// lingui-set comment="A client secret (a password between two services). “Show” and “Hide” are buttons (verbs)."

type SecretFieldProps = {
  readonly label: string
  readonly value: string
  /**
   * `kept`: the service has one, which cannot be read. `dropped`: it has one, which the next save deletes.
   * `missing`: one is expected, and the service has none or cannot say.
   */
  readonly stored: 'kept' | 'dropped' | 'missing' | 'none'
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
  readonly onKeep: (isKept: boolean) => void
}

/** A secret is written, never read. It is visible only while it is typed and the person asks to see it. */
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
            // A press keeps the focus in the field.
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
  if (isTyped) return t`You won’t be able to see it after saving.`
  if (stored === 'dropped') return t`The stored secret is removed when you save. The client becomes public.`
  if (stored === 'none') return t`Leave blank for a public client.`
  if (stored === 'missing') return t`Enter it, or remove it for a public client.`
  if (hasError) return t`The stored secret was for another address. Enter it again.`
  return t`Leave blank to keep the stored secret.`
}
