import { expect, test } from 'vitest'
import { zoneNamed } from '#domain/time/Zone.ts'
import { timesIn } from './timesIn.ts'
import { epochMs } from '#domain/time/units.ts'

const berlin = zoneNamed('Europe/Berlin')

test.each([
  ['a start alone', '2027-03-15T08:00Z', undefined, { start: '2027-03-15T09:00' }],
  [
    'both ends',
    '2027-03-15T08:00Z',
    '2027-03-15T08:30Z',
    { start: '2027-03-15T09:00', end: '2027-03-15T09:30' },
  ],
  [
    'the first of two',
    '2027-10-31T00:00Z',
    '2027-10-31T00:30Z',
    { start: '2027-10-31T02:00', end: '2027-10-31T02:30' },
  ],
  [
    'the second of two',
    '2027-10-31T01:00Z',
    '2027-10-31T01:30Z',
    { start: '2027-10-31T01:00Z', end: '2027-10-31T01:30Z' },
  ],
  [
    'an hour over the change',
    '2027-10-31T00:30Z',
    undefined,
    { start: '2027-10-31T00:30Z', end: '2027-10-31T01:30Z' },
  ],
  [
    'an hour over the gap',
    '2027-03-28T00:30Z',
    undefined,
    { start: '2027-03-28T01:30', end: '2027-03-28T03:30' },
  ],
] as const)('%s of a new event', (_, start, end, expected) => {
  expect(timesIn(epochMs(Date.parse(start)), end && epochMs(Date.parse(end)), berlin, 60)).toEqual(expected)
})

test('a length that the person chose is not in the address, but for a night that clocks change in', () => {
  const at = (text: string) => timesIn(epochMs(Date.parse(text)), undefined, berlin, 90)
  expect(at('2027-03-15T08:00Z')).toEqual({ start: '2027-03-15T09:00' })
  expect(at('2027-03-28T00:30Z')).toEqual({ start: '2027-03-28T01:30', end: '2027-03-28T04:00' })
})
