import type { Endpoint } from '../endpoints.ts'

/** The calls of CAL-29: `ITIP`, or POST with `X-HTTP-Method-Override`. */
export const itipEndpoints = {
  receiveItip: { method: 'ITIP', base: 'dav', path: '/dav/api/calendars/{userId}.json' },
  receiveItipOfEvent: {
    method: 'ITIP',
    base: 'dav',
    path: '/dav/api/calendars/{userId}/{calendarId}/{eventId}.ics',
  },
} as const satisfies Record<string, Endpoint>
