import type { EventForm } from '../form/eventForm.ts'
import type { Format } from './Format.ts'

/** What begins the formatting of a plain text: a format for what is selected, from one character to another. */
export type FirstFormat = { readonly format: Format; readonly from: number; readonly to: number }

export type DescriptionFieldProps = {
  readonly plain: string
  readonly html: string
  readonly isDisabled: boolean
  readonly onChange: (change: Pick<EventForm, 'description' | 'styledDescription'>) => void
}

export type StyledDescriptionFieldProps = DescriptionFieldProps & {
  readonly first: FirstFormat | null
  readonly onFormat: (first: FirstFormat) => void
}
