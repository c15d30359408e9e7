import type { Endpoint } from '../endpoints.ts'

/** The page in which a guest without an account answers (CAL-30). */
export const guestEndpoints = {
  guest: { method: 'GET', base: 'service', path: '/api/guests/{guest}' },
  answerAsGuest: { method: 'POST', base: 'service', path: '/api/guests/{guest}' },
} as const satisfies Record<string, Endpoint>
