import type { Endpoint } from '../endpoints.ts'

const path = '/dav/api/calendars/{userId}/{calendarId}.json'
const secretPath = '/api/calendars/{userId}/{calendarId}/secret-address'

/** The calls of CAL-23 to CAL-26 and CAL-31, apart from the others because no first screen needs them. */
export const shareEndpoints = {
  calendarRights: { method: 'PROPFIND', base: 'dav', path },
  changeShares: { method: 'POST', base: 'dav', path },
  publishCalendar: { method: 'ACL', base: 'dav', path },
  secretAddress: { method: 'GET', base: 'service', path: secretPath },
  newSecretAddress: { method: 'POST', base: 'service', path: secretPath },
  stopSecretAddress: { method: 'DELETE', base: 'service', path: secretPath },
  secretCalendar: { method: 'GET', base: 'service', path: '/api/public/{secret}.ics' },
  refreshCalendar: {
    method: 'POST',
    base: 'service',
    path: '/api/calendars/{userId}/{calendarId}/refresh',
  },
  publicCalendars: { method: 'POST', base: 'service', path: '/api/calendars/public' },
} as const satisfies Record<string, Endpoint>
