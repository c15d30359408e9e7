import { matchPath } from 'react-router-dom'
import { patterns } from './addresses.ts'
import { views, type CalendarPeriod, type EventName, type NewEventTimes, type View } from './paths.ts'

/** What a calendar address says: the period on screen, and what is open over it. */
export type CalendarPlace = {
  readonly period: CalendarPeriod
  readonly open:
    | null
    | { readonly kind: 'event'; readonly event: EventName }
    | { readonly kind: 'new'; readonly times: NewEventTimes }
}

/**
 * Read a calendar address. The way back of `calendarPath`, `eventPath` and `newEventPath`.
 *
 * @param pathname without the search, slots percent-encoded
 * @param search with or without its `?`
 * @returns null where it names no view that exists, or no day that exists
 */
export function readCalendarPlace(pathname: string, search = ''): CalendarPlace | null {
  const event = matchPath(patterns.event, pathname)?.params
  const creating = matchPath(patterns.newEvent, pathname)?.params
  const params = event ?? creating ?? matchPath(patterns.calendar, pathname)?.params
  const { view, date } = params ?? {}
  if (!isView(view) || !isDay(date)) return null

  const period = { view, date }
  if (creating) return { period, open: { kind: 'new', times: readTimes(search) } }
  if (!event?.calendarId || !event.eventId) return { period, open: null }
  const named = {
    calendarId: decoded(event.calendarId),
    eventId: decoded(event.eventId),
    occurrence: event.occurrence === undefined ? null : decoded(event.occurrence),
  }
  return { period, open: { kind: 'event', event: named } }
}

const isView = (text: string | undefined): text is View => views.some((view) => view === text)

const isDay = (text: string | undefined): text is string => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '') ?? []
  if (!year || !month || !day) return false
  // Day 31 of a shorter month rolls over, and so reads back as another day.
  const there = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return there.toISOString().slice(0, 10) === text
}

// matchPath decodes the slashes in a slot and nothing else.
const decoded = (slot: string): string => {
  try {
    return decodeURIComponent(slot)
  } catch {
    return slot
  }
}

const aTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\dZ?)?$/

function readTimes(search: string): NewEventTimes {
  const query = new URLSearchParams(search)
  const [start, end] = [query.get('start'), query.get('end')]
  return { ...(start && aTime.test(start) && { start }), ...(end && aTime.test(end) && { end }) }
}
