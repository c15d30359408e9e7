import { expect, test } from 'vitest'
import { longestPauseMs, timeSlices, yieldToOthers } from './timeSlices.ts'

test('other tasks run between two slices', async () => {
  const order: string[] = []
  setTimeout(() => order.push('a timer'), 1)
  const pause = timeSlices(0)
  const began = performance.now()
  while (performance.now() - began < 5) order.length = 0
  order.push('one')
  await pause()
  order.push('two')
  await pause()
  order.push('three')
  expect(order.indexOf('a timer')).toBeGreaterThan(order.indexOf('one'))
  expect(order.indexOf('a timer')).toBeLessThan(order.indexOf('three'))
})

test('within a slice nothing waits', () => {
  const pause = timeSlices(60_000)
  expect(Array.from({ length: 1000 }, pause).every((each) => each === undefined)).toBe(true)
})

test('of several waiting tasks one continues in each turn', async () => {
  const order: string[] = []
  const wait = async (name: string) => {
    await yieldToOthers()
    order.push(name)
    await yieldToOthers()
    order.push(`${name} again`)
  }
  const others = async () => {
    for (let turn = 0; turn < 4; turn++) {
      await new Promise((resolve) => void setImmediate(resolve))
      order.push('-')
    }
  }
  await Promise.all([wait('one'), wait('two'), others()])
  expect(order).toEqual(['one', '-', 'two', '-', 'one again', '-', 'two again', '-'])
})

test('short work is soon over beside much long work, which goes on as well', async () => {
  const order: string[] = []
  const long = Array.from({ length: 20 }, async (_, index) => {
    for (let slices = 100; slices < 102; slices++) {
      await yieldToOthers(slices)
      order.push(`long ${index}`)
    }
  })
  const short = (async () => {
    for (let slices = 1; slices <= 3; slices++) {
      await yieldToOthers(slices)
      order.push('short')
    }
  })()
  await Promise.all([...long, short])
  expect(order.lastIndexOf('short')).toBeLessThan(6)
  expect(order.indexOf('long 0')).toBeLessThan(2)
  expect(order).toHaveLength(43)
})

test('that long work waits for other long work does not say that the service is busy', async () => {
  const long = yieldToOthers(100)
  const began = performance.now()
  while (performance.now() - began < 2);
  expect(longestPauseMs()).toBe(0)
  const short = yieldToOthers(1)
  const asked = performance.now()
  while (performance.now() - asked < 2);
  expect(longestPauseMs()).toBeGreaterThan(0)
  await Promise.all([long, short])
})
