import { expect, test } from 'vitest'
import { cutOffUnread, type SendingSince } from './cutOffUnread.ts'

const megabyte = 1024 * 1024
const nowMs = 60_000

/** @returns which of these answers are broken off where four megabytes may wait */
function brokenOff(all: readonly { name: string; waits: number; sent: number; forMs: number }[]) {
  const broken: string[] = []
  const answers = all.map(({ name, waits, sent, forMs }) => {
    const socket = { bytesWritten: 100 + (sent + waits) * megabyte }
    const answer = { socket, writableLength: waits * megabyte, destroy: () => broken.push(name) }
    return [answer, { sinceMs: nowMs - forMs, sentBefore: 100 } satisfies SendingSince] as const
  })
  cutOffUnread(new Map(answers), { unreadBytes: 4 * megabyte }, nowMs)
  return broken
}

test('of answers that take too much, those that are read slowest are broken off', () => {
  expect(
    brokenOff([
      { name: 'read', waits: 2, sent: 200, forMs: 30_000 },
      { name: 'unread', waits: 2, sent: 1, forMs: 20_000 },
      { name: 'slow', waits: 2, sent: 2, forMs: 20_000 },
      { name: 'new', waits: 2, sent: 0, forMs: 10 },
      { name: 'changes', waits: 0, sent: 0, forMs: 50_000 },
    ]),
  ).toEqual(['unread', 'slow'])
})

test('answers that nobody reads are left alone as long as there is room for them', () => {
  expect(brokenOff([{ name: 'unread', waits: 4, sent: 0, forMs: 50_000 }])).toEqual([])
})
