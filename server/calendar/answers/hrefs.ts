import { endpoints, eventsAlias, pathOf } from '#contract/endpoints.ts'
import type { EventAddress } from '../../store/records.ts'

/**
 * The addresses of homes, calendars and events. They are well formed and encoded, unlike those of other
 * servers of this family (CAL-3).
 */
export const homeHref = (userId: string) => pathOf(endpoints.calendars, { userId })

export const calendarHref = (userId: string, calendarId: string) =>
  pathOf(endpoints.calendar, { userId, calendarId })

export const eventHref = ({ homeId, calendarId, eventId }: EventAddress) =>
  pathOf(endpoints.event, { userId: homeId, calendarId, eventId })

/** The address for queries that are not about a single home (CAL-35). */
export const calendarsHref = pathOf(endpoints.eventsByPath)
export const queryHref = pathOf(endpoints.queryCalendars)
export const searchHref = pathOf(endpoints.searchEvents)

/** The id of the calendar: `events` is the default calendar, whose id is that of the home (CAL-6). */
export const calendarIdOf = (homeId: string, id: string) => (id === eventsAlias ? homeId : id)
