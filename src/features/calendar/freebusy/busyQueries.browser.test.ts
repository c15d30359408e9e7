import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { epochMs, minuteMs } from '#domain/time/units.ts'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { busyQuery } from './busyQueries.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a form that stays open has what others have planned since', async () => {
  vi.useFakeTimers()
  const answer: { body: unknown } = { body: { start: '', end: '', users: [{ id: 'bob', calendars: [] }] } }
  const { api } = apiAnswering({ 'POST /dav/api/calendars/freebusy': answer })
  const asked = { users: ['bob'], window: { start: epochMs(0), end: epochMs(1) }, uid: null, zone: 'UTC' }
  const observer = new QueryObserver(new QueryClient(), busyQuery(api, asked))
  const leave = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.get('bob')?.busy).toEqual([]))
  const busy = [{ start: '20270315T100000Z', end: '20270315T110000Z' }]
  answer.body = { start: '', end: '', users: [{ id: 'bob', calendars: [{ id: 'work', busy }] }] }
  await vi.advanceTimersByTimeAsync(minuteMs)
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.get('bob')?.busy).toHaveLength(1))
  leave()
})
