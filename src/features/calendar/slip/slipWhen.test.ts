import { expect, test } from 'vitest'
import { instantOf } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { slipWhen } from './slipWhen.ts'

const paris = zoneNamed('Europe/Paris')
const at = (local: string) => instantOf(`${local}:00`, paris)

test('a draft is as long as its address says, else as long as new events are', () => {
  const drawn = slipWhen({ start: '2027-03-15T14:00', end: '2027-03-15T15:30' }, paris, 45)
  expect(drawn).toEqual({
    kind: 'timed',
    start: at('2027-03-15T14:00'),
    end: at('2027-03-15T15:30'),
    zone: 'Europe/Paris',
  })
  expect(slipWhen({ start: '2027-03-15T14:00' }, paris, 45)).toEqual({
    ...drawn,
    end: at('2027-03-15T14:45'),
  })
})

test('times in UTC are the same instants in any zone', () => {
  const { start } = { start: '2027-03-15T13:00Z' }
  expect(slipWhen({ start }, paris, 60)).toMatchObject({ start: at('2027-03-15T14:00') })
})

test('days are drawn as days, and an end before the start counts for nothing', () => {
  expect(slipWhen({ start: '2027-03-15', end: '2027-03-17' }, paris, 60)).toEqual({
    kind: 'allDay',
    first: '2027-03-15',
    last: '2027-03-17',
  })
  expect(slipWhen({ start: '2027-03-15', end: '2027-03-10' }, paris, 60)).toMatchObject({
    last: '2027-03-15',
  })
  const backwards = slipWhen({ start: '2027-03-15T14:00', end: '2027-03-15T10:00' }, paris, 60)
  expect(backwards).toMatchObject({ end: at('2027-03-15T14:00') })
  const mixed = slipWhen({ start: '2027-03-15T14:00', end: '2027-03-15' }, paris, 60)
  expect(mixed).toMatchObject({ end: at('2027-03-15T15:00') })
})
