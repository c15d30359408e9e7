import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import { pendingEditsOf } from '../../queries/pendingEditsOf.ts'
import { apiAnswering } from '../../queries/testing/apiAnswering.ts'
import { outboxOf } from '../outbox.ts'
import { changeEdit } from '../testing/edits.ts'
import { retryWatch } from './retryWatch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const due = { isUnsent: true, isDue: true, isAsked: false }
const saved = { isUnsent: false, isDue: false, isAsked: false }

test('an edit that a busy service did not take is tried again after a second, and then less often', () => {
  let tries = 0
  const { watch } = retryWatch(() => {
    tries += 1
    watch(due)
  })
  watch(due)
  const triesAfter = [1, 2, 4, 8, 10, 10].map((seconds) => {
    vi.advanceTimersByTime(seconds * 1000 - 1)
    const before = tries
    vi.advanceTimersByTime(1)
    return [before, tries]
  })
  expect(triesAfter).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ])

  // What fails after everything was saved is tried soon again.
  watch(saved)
  vi.advanceTimersByTime(60_000)
  expect(tries).toBe(6)
  watch(due)
  vi.advanceTimersByTime(1_000)
  expect(tries).toBe(7)
})

test('an edit is tried again no sooner than the service wants', async () => {
  const client = new QueryClient()
  client.setQueryData(calendarKeys.calendars('alice'), { calendars: [], ctags: {}, skipped: 0 })
  const answers = [
    new Response(null, { status: 503, headers: { 'Retry-After': '20' } }),
    new Response(null, { status: 503 }),
  ]
  const askedAt: number[] = []
  const { api } = apiAnswering(() => {
    askedAt.push(Date.now())
    return answers.shift() ?? new Response(null, { status: 204, headers: { ETag: '"2"' } })
  })
  const { current } = pendingEditsOf(client)
  outboxOf(client).enqueue(api, changeEdit({ title: 'Tea' }))
  await vi.waitFor(() => expect(current().trouble).toBe('unavailable'))
  await vi.advanceTimersByTimeAsync(40_000)
  const [first = 0, second = 0, third = 0] = askedAt
  expect(second - first).toBeGreaterThanOrEqual(20_000)
  // It asked for nothing the second time.
  expect(third - second).toBe(2_000)
  expect(current().edits.pending).toEqual([])
  client.clear()
})
