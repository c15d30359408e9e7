import type { EventForm } from '../form/eventForm.ts'
import type { FirstFormat } from './FirstFormat.ts'

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
