import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLasting } from './useLasting.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shown = () =>
  renderHook(({ isSo }: { isSo: boolean }) => useLasting(isSo, 400), { initialProps: { isSo: true } })

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('what lasts is said after its while, and no longer once it is over', () => {
  const { result, rerender } = shown()
  pass(399)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  rerender({ isSo: false })
  expect(result.current).toBe(false)
})

test('what is over sooner is never said, and each time counts anew', () => {
  const { result, rerender } = shown()
  pass(300)
  rerender({ isSo: false })
  pass(200)
  rerender({ isSo: true })
  pass(300)
  expect(result.current).toBe(false)
  pass(100)
  expect(result.current).toBe(true)
})
