/** However long it goes on failing, it is asked each minute: somebody is waiting for it. */
const longestMs = 60_000

/**
 * How long to wait before asking again: twice as long after each failure in a row.
 *
 * @param everyMs how often is asked while answers come
 * @param failures in a row, 0 when the last answer came
 */
export const nextDelayMs = (everyMs: number, failures: number): number =>
  failures === 0 ? everyMs : Math.max(everyMs, Math.min(everyMs * 2 ** failures, longestMs))
