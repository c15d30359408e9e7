import type { CalendarFeatures } from '#contract/calendar.ts'

/**
 * What these calendars can do beyond what any server of the family can. A list of calendars says it (CAL-36),
 * so that it is known whatever address the service is reached by.
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
