import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { listPolling, usualPollingMs } from '../queries/calendars/listPolling.ts'
import { listReading } from './listReading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the list is read seldom while changes are told, and as usual when nothing comes any more', () => {
  const client = new QueryClient()
  const key = calendarKeys.calendars('alice')
  client.setQueryData(key, {})
  const reading = listReading(client, 60_000)
  expect(listPolling.everyMs).toBe(usualPollingMs)
  reading.note({ kind: 'alive' })
  expect(listPolling.everyMs).toBeGreaterThan(usualPollingMs)
  vi.advanceTimersByTime(59_999)
  reading.note({ kind: 'alive' })
  vi.advanceTimersByTime(59_999)
  expect(listPolling.everyMs).toBeGreaterThan(usualPollingMs)
  expect(client.getQueryState(key)?.isInvalidated).toBe(false)
  vi.advanceTimersByTime(1)
  expect(listPolling.everyMs).toBe(usualPollingMs)
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})

test('it is read at once, and as usual, when the stream fails', () => {
  const client = new QueryClient()
  const key = calendarKeys.calendars('alice')
  client.setQueryData(key, {})
  const reading = listReading(client, 60_000)
  reading.note({ kind: 'list' })
  reading.note({ kind: 'silent' })
  expect(listPolling.everyMs).toBe(usualPollingMs)
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  reading.stop()
})
