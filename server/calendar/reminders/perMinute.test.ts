import { expect, test } from 'vitest'
import { addMs, epochMs, minuteMs } from '#domain/time/units.ts'
import { perMinute } from './perMinute.ts'

test('each person may do as much in each minute', () => {
  const may = perMinute(2)
  const now = epochMs(Date.UTC(2027, 2, 15, 9))
  expect([may('alice', now), may('alice', now), may('alice', now), may('bob', now)]).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect(may('alice', addMs(now, minuteMs - 1))).toBe(false)
  expect(may('alice', addMs(now, minuteMs))).toBe(true)
})
