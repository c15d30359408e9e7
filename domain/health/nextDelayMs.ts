/** No matter how long it fails, it is asked every minute: somebody is waiting for it. */
const longestMs = 60_000

/**
 * How long to wait before asking again: twice as long after each failure in a row.
 *
 * @param everyMs the interval while answers come
 * @param failures in a row, 0 after an answer
 */
export const nextDelayMs = (everyMs: number, failures: number): number =>
  failures === 0 ? everyMs : Math.max(everyMs, Math.min(everyMs * 2 ** failures, longestMs))
