import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { loopWatch } from './loopWatch.ts'

test('an event loop that stands still is noticed', async () => {
  const watch = loopWatch()
  onTestFinished(() => watch.stop())
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  while (watch.longestStallMs() < 250) await setImmediate()
  expect(watch.longestStallMs()).toBeLessThan(5_000)
})
