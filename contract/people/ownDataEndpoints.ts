import type { Endpoint } from '../endpoints.ts'

/** The calls of USR-3, apart from the others because no first screen needs them. */
export const ownDataEndpoints = {
  exportOwnData: { method: 'GET', base: 'service', path: '/api/user/export' },
  eraseOwnData: { method: 'POST', base: 'service', path: '/api/user/erase' },
} as const satisfies Record<string, Endpoint>
