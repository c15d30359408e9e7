import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, type RefObject } from 'react'
import styles from './Slip.module.css'

type SlipTitleProps = {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly formId: string
  readonly value: string
  readonly onChange: (change: { readonly title: string }) => void
}

/** The title of a new event, which stands where a card has its heading. */
export function SlipTitle({ ref, formId, value, onChange }: SlipTitleProps) {
  const { t } = useLingui()
  useLayoutEffect(() => {
    const field = ref.current
    // Before the card has its place, the browser would scroll to it.
    field?.focus({ preventScroll: true })
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [ref])
  return (
    <input
      ref={ref}
      form={formId}
      className={styles.title}
      aria-label={t`Title`}
      placeholder={t`Title`}
      autoComplete="off"
      enterKeyHint="done"
      value={value}
      onChange={({ target }) => onChange({ title: target.value })}
    />
  )
}
