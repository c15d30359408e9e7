import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useViewZone } from './useViewZone.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a person who looks at another page while the system travels comes back to the same times, and is asked', () => {
  const system = vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Europe/Berlin')
  const { result, unmount } = renderHook(useViewZone)
  expect([result.current.zone, result.current.moved]).toEqual(['Europe/Berlin', null])
  unmount()
  system.mockReturnValue('Europe/Lisbon')
  const { result: again } = renderHook(useViewZone)
  expect([again.current.zone, again.current.moved]).toEqual(['Europe/Berlin', 'Europe/Lisbon'])
  act(() => again.current.follow())
  expect([again.current.zone, again.current.moved]).toEqual(['Europe/Lisbon', null])
})
