import { onTestFinished, vi } from 'vitest'

/**
 * From now on until the test ends, each look at the clock is a second after the one before: whether work lets others
 * run in between then does not depend on how fast the machine is.
 */
export function everyStepIsLong(): void {
  let nowMs = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1000))
  onTestFinished(() => clock.mockRestore())
}
