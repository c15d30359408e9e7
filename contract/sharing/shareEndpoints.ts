import type { Endpoint } from '../endpoints.ts'

const path = '/dav/api/calendars/{userId}/{calendarId}.json'

/** The calls of CAL-23 to CAL-25, apart from the others because no first screen needs them. */
export const shareEndpoints = {
  calendarRights: { method: 'PROPFIND', base: 'dav', path },
  changeShares: { method: 'POST', base: 'dav', path },
} as const satisfies Record<string, Endpoint>
