import { generatePath } from 'react-router-dom'
import { patterns, type Path } from './addresses.ts'

/** The views a calendar address may name, in the order people are offered them. */
export const views = ['day', 'week', 'month'] as const
export type View = (typeof views)[number]

/** A view of the calendar on a day `YYYY-MM-DD` within it. */
export type CalendarPeriod = { readonly view: View; readonly date: string }

/** What names an event in an address; `occurrence` as in `CalendarEvent`, null for a single event or a whole series. */
export type EventName = {
  readonly calendarId: string
  readonly eventId: string
  readonly occurrence: string | null
}

/** When a new event is to begin and end: local times `YYYY-MM-DDTHH:mm`, with a `Z` in UTC, or days (last included) for an all-day one. */
export type NewEventTimes = { readonly start?: string; readonly end?: string }

export const calendarPath = ({ view, date }: CalendarPeriod): Path => print(patterns.calendar, { view, date })

export const eventPath = (
  { view, date }: CalendarPeriod,
  { calendarId, eventId, occurrence }: EventName,
): Path => print(patterns.event, { view, date, calendarId, eventId, occurrence })

export function newEventPath({ view, date }: CalendarPeriod, times: NewEventTimes = {}): Path {
  const search = new URLSearchParams(times).toString()
  return `${print(patterns.newEvent, { view, date })}${search === '' ? '' : `?${search}`}`
}

const print = (pattern: Path, params: Record<string, string | null>): Path =>
  `/${generatePath(pattern, params).slice(1)}`
