import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { binSweep } from './binSweep.ts'

test('CAL-34 the bin is swept at most once an hour', async () => {
  const store = memoryStore()
  const swept: number[] = []
  const bin = { ...store.bin, sweep: async (now: number) => void swept.push(now) }
  let now = 1000
  const sweep = binSweep({ store: { ...store, bin }, clock: () => epochMs(now) })
  for (const at of [1000, 1001, 3_600_999, 3_601_000, 3_601_001]) {
    now = at
    await sweep()
  }
  expect(swept).toEqual([1000, 3_601_000])
})
