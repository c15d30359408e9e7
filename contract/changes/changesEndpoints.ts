import type { Endpoint } from '../endpoints.ts'

/** The call of CAL-33, apart from the others because no first screen needs it. */
export const changesEndpoints = {
  changes: { method: 'GET', base: 'service', path: '/api/changes' },
} as const satisfies Record<string, Endpoint>
