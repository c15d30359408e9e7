import type { Endpoint } from '../endpoints.ts'

/** What others changed since a person last looked (CAL-34), apart from the others because no first screen needs it. */
export const unseenEndpoints = {
  unseenChanges: { method: 'GET', base: 'service', path: '/api/unseen-changes' },
} as const satisfies Record<string, Endpoint>
