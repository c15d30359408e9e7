import type { Endpoint } from '../endpoints.ts'

const path = '/api/user/push-subscriptions'

/** The calls of USR-2, apart from the others because no first screen needs them. */
export const pushEndpoints = {
  pushSubscriptions: { method: 'GET', base: 'service', path },
  addPushSubscription: { method: 'POST', base: 'service', path },
  deletePushSubscription: { method: 'DELETE', base: 'service', path: `${path}/{subscriptionId}` },
} as const satisfies Record<string, Endpoint>
