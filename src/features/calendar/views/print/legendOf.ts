import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { daysOf } from '#domain/layout/daysOf.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { SavedMatch, SavedMatches } from '../../grid/model/SavedMatches.ts'
import { chipState } from '../../format/formatEvent.ts'

/** How an event differs from one that simply takes place. */
export type PrintedState = NonNullable<ReturnType<typeof chipState>> | 'free'

const states: readonly PrintedState[] = ['tentative', 'needs-action', 'free', 'declined', 'cancelled']

type PrintedMarks = {
  readonly calendarIds: readonly string[]
  readonly states: readonly PrintedState[]
  readonly matched: readonly SavedMatch[]
}

/**
 * What the marks on a sheet have to be explained of: the calendars and the states of the events on its days, and the
 * saved searches that they match.
 *
 * @param days in order
 * @returns calendars in the order of `ids`
 */
export function legendOf(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  zone: Zone,
  ids: Iterable<string>,
  matches?: SavedMatches,
): PrintedMarks {
  const [from, to] = [dayNumber(days[0] ?? ''), dayNumber(days.at(-1) ?? '')]
  const [calendars, found] = [new Set<string>(), new Set<PrintedState>()]
  const matched = new Set<SavedMatch>()
  for (const event of events) {
    const { first, last } = daysOf(event, zone)
    if (!(first <= to && last >= from)) continue
    for (const { calendarId } of event.copies ?? [event]) calendars.add(calendarId)
    const state = chipState(event)
    if (state) found.add(state)
    if (event.isFree) found.add('free')
    for (const match of matches?.of(event) ?? []) matched.add(match)
  }
  return {
    calendarIds: [...ids].filter((id) => calendars.has(id)),
    states: states.filter((state) => found.has(state)),
    matched: [...matched],
  }
}
