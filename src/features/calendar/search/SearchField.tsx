import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import largeField from '../../../ui/fields/largeField.module.css'

type SearchFieldProps = {
  readonly ref: Ref<HTMLInputElement>
  readonly text: string
  readonly onChange: (text: string) => void
}

/** The field of the search, which has the focus when the search opens. */
export function SearchField({ ref, text, onChange }: SearchFieldProps) {
  const { t } = useLingui()
  return (
    <input
      ref={ref}
      type="search"
      className={largeField.field}
      aria-label={t`Search events`}
      placeholder={t`Title, place, person or date`}
      autoComplete="off"
      enterKeyHint="go"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is there to type in
      autoFocus
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
