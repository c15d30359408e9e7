import type { Endpoint } from '../endpoints.ts'

const path = '/dav/api/calendars/{userId}/{calendarId}.json'

/** The calls of CAL-23 to CAL-26, apart from the others because no first screen needs them. */
export const shareEndpoints = {
  calendarRights: { method: 'PROPFIND', base: 'dav', path },
  changeShares: { method: 'POST', base: 'dav', path },
  publishCalendar: { method: 'ACL', base: 'dav', path },
  publicCalendars: { method: 'POST', base: 'service', path: '/api/calendars/public' },
} as const satisfies Record<string, Endpoint>
