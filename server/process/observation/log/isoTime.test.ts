import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { epochMs } from '#domain/time/units.ts'
import { isoTime } from './isoTime.ts'

test('every instant is formatted as by the platform, whatever came before', () => {
  const start = Date.UTC(2027, 2, 10, 9)
  const nearby = fc.integer({ min: start - 90_000, max: start + 90_000 })
  const anywhere = fc.integer({ min: 0, max: Date.UTC(2500, 0) })
  assertProperty(
    fc.property(fc.array(fc.oneof(nearby, anywhere).map(epochMs)), (instants) => {
      expect(instants.map(isoTime)).toEqual(instants.map((instant) => new Date(instant).toISOString()))
    }),
  )
})
