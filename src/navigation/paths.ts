import type { IsoDate } from '#domain/time/units.ts'
import { patterns, type Path } from './addresses.ts'
import { printPattern } from './pattern.ts'

/** A view of the calendar, by the name its address has, on a day within it. */
export type CalendarPeriod = { readonly view: string; readonly date: IsoDate }

/** What names an event in an address; `occurrence` as in `CalendarEvent`, null for a single event or a whole series. */
export type EventName = {
  readonly calendarId: string
  readonly eventId: string
  readonly occurrence: string | null
}

/** When a new event is to begin and end: local times `YYYY-MM-DDTHH:mm`, with a `Z` in UTC, or days (last included) for an all-day one. */
export type NewEventTimes = { readonly start?: string; readonly end?: string }

export const calendarPath = ({ view, date }: CalendarPeriod): Path =>
  printPattern(patterns.calendar, { view, date })

export const eventPath = (
  { view, date }: CalendarPeriod,
  { calendarId, eventId, occurrence }: EventName,
): Path => printPattern(patterns.event, { view, date, calendarId, eventId, occurrence })

/** The search over a period, with what was typed. */
export function searchPath({ view, date }: CalendarPeriod, text = ''): Path {
  const path = printPattern(patterns.search, { view, date })
  return text === '' ? path : `${path}?${new URLSearchParams({ q: text }).toString()}`
}

export function newEventPath({ view, date }: CalendarPeriod, times: NewEventTimes = {}): Path {
  const search = new URLSearchParams(times).toString()
  return `${printPattern(patterns.newEvent, { view, date })}${search === '' ? '' : `?${search}`}`
}
