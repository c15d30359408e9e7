import type { Store } from '#server/store/Store.ts'

/**
 * The calls of the store that a reload repeats. Deleting expired entries is not among them, because it
 * happens again anyway.
 */
export const storeWrites = {
  users: ['provision', 'block', 'unblock', 'erase', 'forgetErased'],
  passwords: ['set', 'exchange', 'remove'],
  sessions: ['open', 'close', 'seen', 'closeBeyond', 'closeAllOf'],
  expiring: ['keep', 'exchange'],
  throttle: ['add', 'forget'],
  tokens: ['create', 'used', 'delete', 'deleteAllOf'],
  pins: ['put', 'forget'],
  configuration: ['put', 'replace', 'remember', 'exchange'],
  webCalendars: ['add', 'claim', 'change'],
  calendars: ['create', 'change', 'delete', 'handOver'],
  events: ['put', 'delete', 'move'],
  bin: ['restore', 'delete', 'empty'],
} as const satisfies { readonly [Area in keyof Store]?: readonly (keyof Store[Area])[] }
