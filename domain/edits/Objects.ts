import type { JCal } from '#contract/jcal.ts'

/** Calendar objects by `keyOf`; null for one that does not exist. */
export type EventObjects = ReadonlyMap<string, JCal | null>

/** The properties of a calendar by their names on the wire (CAL-2); one that is not set is missing. */
export type CalendarProperties = Readonly<Record<string, string | number>>

/** What edits are applied to: calendar objects by `keyOf`, and calendars by `calendarKey`. */
export type Objects = {
  readonly events: EventObjects
  readonly calendars: ReadonlyMap<string, CalendarProperties | null>
}

/**
 * Why an edit cannot be applied. `not-found`: what it changes does not exist. `unreadable`: the event, or a
 * time of the edit, cannot be read. `conflict`: what it would restore was changed since. `irreversible`: it
 * has no inverse.
 */
export type EditProblem = 'not-found' | 'unreadable' | 'conflict' | 'irreversible'

export type Applied<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: EditProblem }
