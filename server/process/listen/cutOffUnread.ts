import type { ServerResponse } from 'node:http'
import type { RequestLimits } from './requestLimits.ts'

/** An answer that is being sent. */
type Answer = Pick<ServerResponse, 'writableLength'> & {
  readonly socket: { readonly bytesWritten: number } | null
  readonly destroy: () => unknown
}

/** When an answer was asked for, and how much its connection had been sent by then. */
export type SendingSince = { readonly sinceMs: number; readonly sentBefore: number }

/** What was asked for just now is not slow yet. */
const creditBytes = 1024 * 1024

/**
 * Answers that nobody reads stay in memory. Where all of them together take too much, those that are read slowest are
 * broken off.
 */
export function cutOffUnread(
  answers: ReadonlyMap<Answer, SendingSince>,
  { unreadBytes }: Pick<RequestLimits, 'unreadBytes'>,
  nowMs: number,
): void {
  const unread = [...answers].filter(([{ writableLength }]) => writableLength > 0)
  let left = unread.reduce((sum, [{ writableLength }]) => sum + writableLength, 0)
  if (left <= unreadBytes) return
  const speedOf = ([{ socket, writableLength }, { sinceMs, sentBefore }]: readonly [Answer, SendingSince]) =>
    ((socket?.bytesWritten ?? 0) - sentBefore - writableLength + creditBytes) / (nowMs - sinceMs + 1)
  for (const [answer] of unread.toSorted((one, other) => speedOf(one) - speedOf(other))) {
    if (left <= unreadBytes) return
    left -= answer.writableLength
    answer.destroy()
  }
}
