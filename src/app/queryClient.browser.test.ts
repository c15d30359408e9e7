import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Failure } from '#contract/failure.ts'
import { ApiError } from '../api/ApiError.ts'
import { createQueryClient } from './queryClient.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failing = (failure: Failure) => () =>
  Promise.reject<string>(new ApiError(failure, { status: null, request: { method: 'GET', path: '/' } }))

/** Somebody looks at what is asked for, whose answers a test decides. */
function look(client: QueryClient, key: string, failure: Failure) {
  const ask = vi.fn(failing(failure))
  const observer = new QueryObserver(client, { queryKey: [key], queryFn: () => ask() })
  const stop = observer.subscribe(() => {})
  return { ask, stop, status: () => observer.getCurrentResult().status }
}

test('a temporary failure is retried until it succeeds', async () => {
  const { ask, stop, status } = look(createQueryClient(), 'list', 'offline')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(status()).toBe('error')

  ask.mockResolvedValue('here')
  await vi.advanceTimersByTimeAsync(6_000)
  expect(status()).toBe('success')
  const asked = ask.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(asked)
  stop()
})

test('a refusal is not retried', async () => {
  const { ask, stop, status } = look(createQueryClient(), 'list', 'forbidden')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toBe('error')
  expect(ask).toHaveBeenCalledTimes(1)
  stop()
})

test('one answer after a failure retries all others at once', async () => {
  const client = createQueryClient()
  const [list, range] = [look(client, 'list', 'offline'), look(client, 'range', 'server-error')]
  await vi.advanceTimersByTimeAsync(4_000)
  expect([list.status(), range.status()]).toEqual(['error', 'error'])

  list.ask.mockResolvedValue('here')
  range.ask.mockResolvedValue('here')
  await vi.advanceTimersByTimeAsync(6_000)
  expect([list.status(), range.status()]).toEqual(['success', 'success'])
  list.stop()
  range.stop()
})

test('a write is sent again if the service was too busy to look at it, and never else', async () => {
  const client = createQueryClient()
  const request = { method: 'POST', path: '/' }
  const send = vi.fn<() => Promise<string>>()
  const written = () => client.getMutationCache().build(client, { mutationFn: send }).execute(undefined)

  send.mockRejectedValueOnce(new ApiError('unavailable', { status: 503, request, retryAfterMs: 1_000 }))
  send.mockResolvedValue('done')
  const first = written()
  await vi.advanceTimersByTimeAsync(3_000)
  await expect(first).resolves.toBe('done')
  expect(send).toHaveBeenCalledTimes(2)

  send.mockRejectedValueOnce(new ApiError('server-error', { status: 500, request }))
  await expect(written()).rejects.toMatchObject({ failure: 'server-error' })
  expect(send).toHaveBeenCalledTimes(3)
})
