import { expect, test, vi } from 'vitest'
import { heedTouches } from './heedTouches.ts'

test('in Safari a finger may be held from the beginning, in other browsers scrolling waits for nobody', () => {
  const addEventListener = vi.fn<Window['addEventListener']>()
  heedTouches({ addEventListener })
  expect(addEventListener).not.toHaveBeenCalled()
  heedTouches({ addEventListener, GestureEvent: Event })
  expect(addEventListener.mock.calls).toEqual([['touchmove', expect.any(Function), { passive: false }]])
})
