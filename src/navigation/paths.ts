import type { IsoDate } from '#domain/time/units.ts'
import { patterns, type Path } from './addresses.ts'
import { printPattern } from './pattern.ts'

/** A view of the calendar, by the name its address has, on a day within it, and whose events it shows. */
export type CalendarPeriod = {
  readonly view: string
  readonly date: IsoDate
  /** The name of the calendar set that is shown; without one, the calendars that this device does not hide. */
  readonly set?: string | undefined
  /** The id of the one calendar that is shown, whatever the set or the device says. */
  readonly only?: string | undefined
}

/** What names an event in an address; `occurrence` as in `CalendarEvent`, null for a single event or a whole series. */
export type EventName = {
  readonly calendarId: string
  readonly eventId: string
  readonly occurrence: string | null
}

/** When a new event is to begin and end: local times `YYYY-MM-DDTHH:mm`, with a `Z` in UTC, or days (last included) for an all-day one. */
export type NewEventTimes = { readonly start?: string; readonly end?: string }

export const calendarPath = (period: CalendarPeriod): Path =>
  withQuery(printPattern(patterns.calendar, { view: period.view, date: period.date }), shownIn(period))

export function eventPath(period: CalendarPeriod, { calendarId, eventId, occurrence }: EventName): Path {
  const { view, date } = period
  const path = printPattern(patterns.event, { view, date, calendarId, eventId, occurrence })
  return withQuery(path, shownIn(period))
}

/** The search over a period, with what was typed. */
export function searchPath(period: CalendarPeriod, text = ''): Path {
  const path = printPattern(patterns.search, { view: period.view, date: period.date })
  return withQuery(path, { ...shownIn(period), q: text })
}

export function newEventPath(period: CalendarPeriod, times: NewEventTimes = {}): Path {
  const path = printPattern(patterns.newEvent, { view: period.view, date: period.date })
  return withQuery(path, { ...shownIn(period), ...times })
}

const shownIn = ({ set, only }: CalendarPeriod) => ({ set, only })

/** What is empty or missing is left out. */
function withQuery(path: Path, values: Readonly<Record<string, string | undefined>>): Path {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  return query.size === 0 ? path : `${path}?${query.toString()}`
}
