import { expect, test } from 'vitest'
import { epochMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { whenOn } from './whenOn.ts'

const paris = zoneNamed('Europe/Paris')
const at = (text: string) => epochMs(Date.parse(text))
const timed = (start: string, end: string) =>
  ({ kind: 'timed', start: at(start), end: at(end), zone: 'America/New_York' }) as const

test('an event begins at its hour by the clock of the view, also after a change of clocks, and is as long', () => {
  expect(whenOn(timed('2027-03-15T08:00Z', '2027-03-15T09:30Z'), '2027-03-29', paris)).toEqual(
    timed('2027-03-29T07:00Z', '2027-03-29T08:30Z'),
  )
})

test('a time that the clock leaves out that day is one later', () => {
  expect(whenOn(timed('2027-03-15T01:30Z', '2027-03-15T02:00Z'), '2027-03-28', paris)).toEqual(
    timed('2027-03-28T01:30Z', '2027-03-28T02:00Z'),
  )
})

test('an event of days keeps their number', () => {
  expect(whenOn({ kind: 'allDay', first: '2027-02-27', last: '2027-03-01' }, '2027-12-31', paris)).toEqual({
    kind: 'allDay',
    first: '2027-12-31',
    last: '2028-01-02',
  })
})
