import type { IsoDate } from '#domain/time/units.ts'
import { patterns, type Path } from './addresses.ts'
import { printZones } from './furtherZones.ts'
import { printPattern } from './pattern.ts'

/** A view of the calendar, by its name in addresses, the day it shows, and whose events. */
export type CalendarPeriod = {
  readonly view: string
  readonly date: IsoDate
  /** The name of the calendar set that is shown; without one, all calendars that the person does not hide. */
  readonly set?: string | undefined
  /** The id of the one calendar that is shown, regardless of the set or what is hidden. */
  readonly only?: string | undefined
  /** The names of the saved searches that are on: what matches is highlighted, or shown alone. */
  readonly saved?: readonly string[] | undefined
  /** The time zone that it is shown in, by its IANA name; without one, that of the person or the device. */
  readonly zone?: string | undefined
  /**
   * Further zones whose hours are shown beside its own, by their IANA names; without any said, those that the
   * person chose, and none of these for an empty list.
   */
  readonly zones?: readonly string[] | undefined
}

/**
 * Identifies an event in an address; `occurrence` as in `CalendarEvent`, null for a single event or a whole
 * series.
 */
export type EventName = {
  readonly calendarId: string
  readonly eventId: string
  readonly occurrence: string | null
}

/**
 * The start and end of a new event, and its title: local times `YYYY-MM-DDTHH:mm`, with a `Z` in UTC, or days (last
 * inclusive) for an all-day one.
 */
export type NewEventTimes = { readonly start?: string; readonly end?: string; readonly title?: string }

/** What the address of a new event says of it. Nothing of that is saved or sent by itself. */
export type PrefilledEvent = NewEventTimes & {
  /** In minutes, if no end is said. */
  readonly duration?: string
  readonly place?: string
  /** The id or the name of a calendar. */
  readonly calendar?: string
  /** Addresses of people, a comma between. */
  readonly guests?: string
  readonly description?: string
}

/** When the draft in the grid is. */
export type SlipTimes = Pick<NewEventTimes, 'end'> & { readonly start: string }

export const calendarPath = (period: CalendarPeriod): Path =>
  withQuery(printPattern(patterns.calendar, { view: period.view, date: period.date }), shownIn(period))

export function eventPath(period: CalendarPeriod, { calendarId, eventId, occurrence }: EventName): Path {
  const { view, date } = period
  const path = printPattern(patterns.event, { view, date, calendarId, eventId, occurrence })
  return withQuery(path, shownIn(period))
}

/** The search over a period, with its text. */
export function searchPath(period: CalendarPeriod, text = ''): Path {
  const path = printPattern(patterns.search, { view: period.view, date: period.date })
  return withQuery(path, { ...shownIn(period), q: text })
}

/** What was done lately, over a period. */
export const changesPath = (period: CalendarPeriod): Path =>
  withQuery(printPattern(patterns.changes, { view: period.view, date: period.date }), shownIn(period))

/** What others ask of the person, over a period. */
export const invitationsPath = (period: CalendarPeriod): Path =>
  withQuery(printPattern(patterns.invitations, { view: period.view, date: period.date }), shownIn(period))

/** The field over a period that makes an event of a sentence, with its text. */
export function quickAddPath(period: CalendarPeriod, text = ''): Path {
  const path = printPattern(patterns.quickAdd, { view: period.view, date: period.date })
  return withQuery(path, { ...shownIn(period), q: text })
}

export function newEventPath(period: CalendarPeriod, times: PrefilledEvent = {}): Path {
  const path = printPattern(patterns.newEvent, { view: period.view, date: period.date })
  return withQuery(path, { ...shownIn(period), ...times })
}

/** The card of a new event beside its draft in the grid, whose start is always said. */
export function slipPath(period: CalendarPeriod, { start, end }: SlipTimes): Path {
  const path = printPattern(patterns.slip, { view: period.view, date: period.date })
  return withQuery(path, { ...shownIn(period), start, end })
}

const shownIn = ({ set, only, saved, zone, zones }: CalendarPeriod) => ({
  set,
  only,
  saved,
  zone,
  zones: printZones(zones),
})

/** Empty and missing values are left out; of a list, each has the name before it. */
function withQuery(
  path: Path,
  values: Readonly<Record<string, string | readonly string[] | undefined>>,
): Path {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    for (const each of [value].flat()) if (each) query.append(name, each)
  // People read addresses: `zones=Europe/Paris,Asia/Tokyo`.
  const text = query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',')
  return text === '' ? path : `${path}?${text}`
}
