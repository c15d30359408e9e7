import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import type { EventForm, FormField } from './form/eventForm.ts'
import type { OwnRule } from './form/ownRuleOf.ts'
import type { StoredSeries } from './form/StoredSeries.ts'

/** What the fields of an event show, and what is called on a change. */
export type EventFieldsProps = {
  readonly form: EventForm
  /** The same, with its dates read. */
  readonly read: EventForm
  readonly calendars: readonly Calendar[]
  /** null if one of the choices is its rule. */
  readonly ownRule: OwnRule | null
  /** What is edited, as it is stored; null for a new event. */
  readonly stored?: StoredSeries | null
  readonly errorOf: (field: FormField) => string | undefined
  readonly onChange: (change: Partial<EventForm>) => void
  /** A field was left: dates and times are read now. */
  readonly onLeft: () => void
  /** Something was chosen instead of typed: the change is read at once. */
  readonly onPick: (change: Partial<EventForm>) => void
  readonly today: IsoDate
  /** The zone of the view. */
  readonly zone: string
  /** The event that is edited, which does not take time from itself; null for a new one. */
  readonly own: Pick<ObjectName, 'calendarId' | 'eventId'> | null
  /** The UID of that event; null for a new one. */
  readonly uid?: string | null
}
