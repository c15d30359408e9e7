import type { CalendarFeatures } from '#contract/calendar.ts'

/**
 * What these calendars can do beyond other servers of the family. The list of calendars has it (CAL-36), so
 * that clients know it whatever address they use.
 */
export const ownCalendarFeatures: CalendarFeatures = {
  expandFalse: true,
  exactJCal: true,
  eventReport: true,
  eventPaths: true,
  calendarsQuery: true,
  incrementalSync: true,
  search: true,
  bin: true,
  eventHistory: true,
  sharing: true,
  invitations: true,
  freeBusy: true,
  publicCalendars: true,
  changes: true,
  unseenChanges: true,
}
