import { vi } from 'vitest'

/**
 * Counts the entries that are added to the history from now on. Its length says that only up to fifty entries, and all tests of a
 * browser share one history.
 */
export function newEntries(): () => number {
  const pushed = vi.spyOn(history, 'pushState')
  const before = pushed.mock.calls.length
  return () => pushed.mock.calls.length - before
}
