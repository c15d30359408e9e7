import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'

const prefix = 'kalends-sync:'

type Revised = Pick<CalendarRecord, 'calendarId' | 'revision' | 'copy'>
type Generation = Store['generation']

/**
 * The state of one or more calendars: a `ctag` or a `sync-token` (CAL-19). It has the store's generation and
 * each calendar's revision, so it changes with every write. Clients must not interpret it.
 */
export function syncToken(generation: Generation, calendars: readonly Revised[]): string {
  const revisions = calendars.map((each) => [nameOf(each), String(each.revision)])
  return `${beginningOf(generation)}${new URLSearchParams(revisions)}`
}

/**
 * The revision of a calendar in a token. It is 0, which makes an answer start from the beginning, if the
 * token is not ours, is of another generation, does not name the calendar, or is newer than the calendar.
 */
export function revisionKnown(token: string, generation: Generation, calendar: Revised): number {
  const beginning = beginningOf(generation)
  if (!token.startsWith(beginning)) return 0
  const text = new URLSearchParams(token.slice(beginning.length)).get(nameOf(calendar)) ?? ''
  const known = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return known > calendar.revision ? 0 : known
}

// With another right an event reads differently, so that all are sent again.
const nameOf = ({ calendarId, copy }: Revised) =>
  copy === undefined ? calendarId : `${calendarId} ${copy.right}`

const beginningOf = (generation: Generation) => `${prefix}${generation}:`
