import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'

const prefix = 'kalends-sync:'

type Revised = Pick<CalendarRecord, 'calendarId' | 'revision'>
type Generation = Store['generation']

/**
 * The state of one or more calendars in a word: a `ctag`, a `sync-token` (CAL-19). Opaque to clients; it
 * holds the store's generation and each calendar's revision, and changes with every write to any of them.
 */
export function syncToken(generation: Generation, calendars: readonly Revised[]): string {
  const revisions = calendars.map(({ calendarId, revision }) => [calendarId, String(revision)])
  return `${beginningOf(generation)}${new URLSearchParams(revisions)}`
}

/**
 * The revision of a calendar that a token was made at. It is 0, and an answer then starts from the beginning,
 * if the token is not ours, is of another generation, does not name the calendar, or is ahead of it.
 */
export function revisionKnown(
  token: string,
  generation: Generation,
  { calendarId, revision }: Revised,
): number {
  const beginning = beginningOf(generation)
  if (!token.startsWith(beginning)) return 0
  const text = new URLSearchParams(token.slice(beginning.length)).get(calendarId) ?? ''
  const known = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return known > revision ? 0 : known
}

const beginningOf = (generation: Generation) => `${prefix}${generation}:`
