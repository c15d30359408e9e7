import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../states/ErrorBoundary.tsx'
import { inEnglish } from '../testing/inEnglish.tsx'
import { lazyComponent } from './lazyComponent.tsx'
import { patiently } from './patiently.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Notice = () => <p>The service is down</p>

test('what comes by itself is loaded again while the service is away, without a word', async () => {
  const load = vi
    .fn<() => Promise<typeof Notice>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Notice)
  const Later = lazyComponent(patiently(load))
  render(
    <ErrorBoundary>
      <Later />
    </ErrorBoundary>,
    { wrapper: inEnglish },
  )
  await act(async () => vi.advanceTimersByTimeAsync(9999))
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => vi.advanceTimersByTimeAsync(10_001))
  expect(screen.getByText('The service is down')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})
