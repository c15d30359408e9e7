import { endpoints, eventsAlias, pathOf } from '#contract/endpoints.ts'
import type { EventAddress } from '../../store/records.ts'

/**
 * Where a home, a calendar and an event are found: well formed and encoded, unlike those of the family
 * (CAL-3).
 */
export const homeHref = (userId: string) => pathOf(endpoints.calendars, { userId })

export const calendarHref = (userId: string, calendarId: string) =>
  pathOf(endpoints.calendar, { userId, calendarId })

export const eventHref = ({ homeId, calendarId, eventId }: EventAddress) =>
  pathOf(endpoints.event, { userId: homeId, calendarId, eventId })

/** What is asked of no home in particular (CAL-35). */
export const calendarsHref = pathOf(endpoints.eventsByPath)
export const queryHref = pathOf(endpoints.queryCalendars)
export const searchHref = pathOf(endpoints.searchEvents)

/** The calendar an id stands for: `events` is the default calendar, whose id is the home's (CAL-6). */
export const calendarIdOf = (homeId: string, id: string) => (id === eventsAlias ? homeId : id)
