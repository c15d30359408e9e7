import { useState, type ReactNode } from 'react'
import '../overlays/composedKeys.ts'
import styles from './Field.module.css'

type FieldProps = {
  /** The id of the control; its hint and its error are `<id>-hint` and `<id>-error`. */
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** A label above its control, and a hint and an error below it. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={id} error={error} />}
    </div>
  )
}

/**
 * Who is in the field when it turns out wrong, as after Enter, hears so at once. Otherwise it is read with the field, to
 * which saving leads.
 */
function FieldError({ id, error }: { readonly id: string; readonly error: string }) {
  const [isFocused] = useState(() => document.activeElement?.id === id)
  return (
    <p className={styles.error} id={`${id}-error`} role={isFocused ? 'alert' : undefined}>
      {error}
    </p>
  )
}
