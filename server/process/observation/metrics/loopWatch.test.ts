import { pbkdf2Sync } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { loopWatch } from './loopWatch.ts'

test('a blocked event loop is noticed', async () => {
  const watch = loopWatch()
  onTestFinished(() => watch.stop())
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  while (watch.longestStallMs() < 250) await setImmediate()
  expect(watch.longestWorkMs()).toBeLessThan(250)
})

test('its own work is distinguished from a machine that is busy or asleep', async () => {
  const watch = loopWatch()
  onTestFinished(() => watch.stop())
  pbkdf2Sync('work', 'salt', 300_000, 64, 'sha512')
  while (watch.longestWorkMs() < 50) await setImmediate()
  expect(watch.longestStallMs()).toBeGreaterThanOrEqual(watch.longestWorkMs())
})
