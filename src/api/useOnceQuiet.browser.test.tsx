import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOnceQuiet } from './useOnceQuiet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const quietMs = 500

/** A page with a request under way, which `answer` ends. */
function loadingPage(isWaiting = true) {
  const client = new QueryClient()
  const { promise, resolve: answer } = Promise.withResolvers<string>()
  const read = client.fetchQuery({ queryKey: ['calendar'], queryFn: () => promise })
  const { result } = renderHook(() => useOnceQuiet(quietMs, isWaiting), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { client, result, pass, answer: () => act(async () => (answer('read'), void (await read))) }
}

test('it is quiet once nothing has been requested for so long', async () => {
  const { client, result, pass, answer } = loadingPage()
  await pass(quietMs)
  expect(result.current).toBe(false)
  await answer()
  await pass(quietMs - 1)
  expect(result.current).toBe(false)
  await act(() => client.fetchQuery({ queryKey: ['another'], queryFn: () => 'read' }))
  await pass(quietMs - 1)
  expect(result.current).toBe(false)
  await pass(1)
  expect(result.current).toBe(true)
})

test('what is requested later changes nothing, and is not listened to', async () => {
  const { client, result, pass, answer } = loadingPage()
  await answer()
  expect(client.getQueryCache().hasListeners()).toBe(true)
  await pass(quietMs)
  expect(client.getQueryCache().hasListeners()).toBe(false)
  void client.fetchQuery({ queryKey: ['another'], queryFn: () => new Promise(() => {}) })
  await pass(quietMs)
  expect(result.current).toBe(true)
})

test('the time alone counts where requests are not waited for', async () => {
  const { result, pass } = loadingPage(false)
  await pass(quietMs)
  expect(result.current).toBe(true)
})
