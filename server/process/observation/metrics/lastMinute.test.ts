import { expect, test } from 'vitest'
import { lastMinute } from './lastMinute.ts'

function recorded() {
  let now = 0
  const minute = lastMinute(() => now)
  const at = (seconds: number, value: number) => {
    now = seconds * 1000
    minute.record(value)
  }
  const lookAt = (seconds: number) => {
    now = seconds * 1000
    return { sum: minute.sum(), max: minute.max() }
  }
  return { at, lookAt }
}

test('values of the last minute have a sum and a maximum', () => {
  const { at, lookAt } = recorded()
  at(1, 5)
  at(1.5, 7)
  at(30, 2)
  expect(lookAt(60.9)).toEqual({ sum: 14, max: 7 })
})

test('values older than a minute are gone, even if none came after', () => {
  const { at, lookAt } = recorded()
  at(1, 5)
  at(30, 2)
  expect(lookAt(61)).toEqual({ sum: 2, max: 2 })
  expect(lookAt(200)).toEqual({ sum: 0, max: 0 })
})
