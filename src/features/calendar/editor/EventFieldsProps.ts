import type { Calendar } from '../queries/calendars/Calendar.ts'
import type { EventForm, FormField } from './form/eventForm.ts'
import type { OwnRule } from './form/ownRuleOf.ts'

/** What the fields of an event show, and what is called on a change. */
export type EventFieldsProps = {
  readonly form: EventForm
  /** The same, with its dates read. */
  readonly read: EventForm
  readonly calendars: readonly Calendar[]
  /** null if one of the choices is its rule. */
  readonly ownRule: OwnRule | null
  readonly errorOf: (field: FormField) => string | undefined
  readonly onChange: (change: Partial<EventForm>) => void
  /** The start field was left: it is read now. */
  readonly onStartLeft: () => void
  /** Another date was left. */
  readonly onDateLeft: () => void
}
