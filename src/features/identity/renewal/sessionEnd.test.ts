import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from '../session/createSession.ts'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'
import { sessionEnd } from './sessionEnd.ts'

const noon = Date.UTC(2027, 2, 15, 12)
const key = 'oidc.user:https://id.example:kalends'
const minute = 60_000

beforeEach(() => vi.useFakeTimers({ now: noon }))
afterEach(() => vi.useRealTimers())

const stored = (minutes: number, more: object = {}) =>
  JSON.stringify({ access_token: 'first', expires_at: noon / 1000 + minutes * 60, ...more })

function watched(text: string) {
  const storage = memoryStorage({ [key]: text })
  const session = createSession({ storage, key, now: () => Date.now(), refresh: async () => 'refused' })
  const end = sessionEnd(session, () => Date.now())
  const heard: (number | null)[] = []
  const stop = end.subscribe(() => heard.push(end.current()))
  return { session, storage, end, heard, stop }
}

test('a session’s end is announced five minutes before, and then it ends', async () => {
  const { session, heard } = watched(stored(60))
  await vi.advanceTimersByTimeAsync(54 * minute)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(minute)
  expect(heard).toEqual([noon + 60 * minute])
  expect(session.isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(heard).toEqual([noon + 60 * minute, null])
  expect(session.isEnded).toBe(true)
})

test('a short session is announced in its last third', async () => {
  const { heard } = watched(stored(6))
  await vi.advanceTimersByTimeAsync(4 * minute - 1)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual([noon + 6 * minute])
})

test('a page that opens shortly before the end announces it at once', () => {
  const storage = memoryStorage({ [key]: stored(2) })
  const session = createSession({ storage, key, now: () => Date.now(), refresh: async () => 'refused' })
  const signedInAt = () => noon - 8 * minute
  const end = sessionEnd(session, () => Date.now(), signedInAt)
  const stop = end.subscribe(() => undefined)
  expect(end.current()).toBe(noon + 2 * minute)
  stop()
})

test('after a new sign-in in time, the next end is announced', async () => {
  const { session, storage, heard } = watched(stored(60))
  await vi.advanceTimersByTimeAsync(56 * minute)
  storage.setItem(key, stored(116))
  session.begin()
  expect(heard).toEqual([noon + 60 * minute, null])
  await vi.advanceTimersByTimeAsync(55 * minute)
  expect(heard).toEqual([noon + 60 * minute, null, noon + 116 * minute])
  expect(session.isEnded).toBe(false)
})

test('a session that can be renewed is never announced', async () => {
  const { session, heard } = watched(stored(60, { refresh_token: 'refresh' }))
  await vi.advanceTimersByTimeAsync(120 * minute)
  expect(heard).toEqual([])
  expect(session.isEnded).toBe(false)
})

test('a session that lasts longer than the longest timer is announced too', async () => {
  const { heard } = watched(stored(60 * 24 * 40))
  await vi.advanceTimersByTimeAsync(60 * 24 * 40 * minute - minute)
  expect(heard).toEqual([noon + 60 * 24 * 40 * minute])
})

test('a listener that was removed is not called', async () => {
  const { heard, stop } = watched(stored(60))
  stop()
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(heard).toEqual([])
})
