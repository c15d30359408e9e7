import type { CalendarFeatures } from '#contract/calendar.ts'

/**
 * What these calendars can do beyond what every server of the family can. A list of calendars says it
 * (CAL-36), so that it is known at whatever address the service is reached.
 */
export const ownCalendarFeatures: CalendarFeatures = {
  expandFalse: true,
  exactJCal: true,
  eventReport: true,
  eventPaths: true,
  calendarsQuery: true,
  incrementalSync: true,
  search: true,
}
