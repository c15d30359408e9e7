import type { CalendarRecord } from '../store.ts'

const prefix = 'kalends-sync:'

type Revised = Pick<CalendarRecord, 'calendarId' | 'revision'>

/**
 * The state of one or more calendars in a word: a `ctag`, a `sync-token` (CAL-19). Opaque to whoever gets it; it holds each
 * calendar's revision, and changes with every write to any of them.
 */
export function syncToken(calendars: readonly Revised[]): string {
  const revisions = calendars.map(({ calendarId, revision }) => [calendarId, String(revision)])
  return `${prefix}${new URLSearchParams(revisions)}`
}

/**
 * The revision up to which the holder of a token knows a calendar. A token that is not ours, does not name the calendar, or is ahead of
 * it knows nothing: the answer then starts from the beginning.
 */
export function revisionKnown(token: string, { calendarId, revision }: Revised): number {
  if (!token.startsWith(prefix)) return 0
  const text = new URLSearchParams(token.slice(prefix.length)).get(calendarId) ?? ''
  const known = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return known > revision ? 0 : known
}
