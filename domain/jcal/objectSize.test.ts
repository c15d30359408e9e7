import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { excessOf, objectSize, type ObjectSize } from './objectSize.ts'

const series: JCal = [
  'vcalendar',
  [['version', {}, 'text', '2.0']],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'stand-up'],
        ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T09:00:00'],
        ['rrule', {}, 'recur', { freq: 'WEEKLY', byday: ['MO', 'WE'] }],
        ['attendee', { cn: 'Bob', member: ['mailto:a@b.example', 'mailto:c@b.example'] }, 'cal-address', 'x'],
      ],
      [['valarm', [['action', {}, 'text', 'DISPLAY']], []]],
    ],
  ],
]

test('everything in an object is counted, at any depth', () => {
  expect(objectSize(series, 400)).toEqual({
    bytes: 400,
    components: 2,
    properties: 6,
    values: 8,
    valueLength: '2027-03-15T09:00:00'.length,
    parameters: 3,
    parameterLength: 'mailto:a@b.example'.length,
    nameLength: 'cal-address'.length,
  })
})

const limits: ObjectSize = {
  bytes: 1000,
  components: 10,
  properties: 100,
  values: 1000,
  valueLength: 500,
  parameters: 10,
  parameterLength: 100,
  nameLength: 50,
}
const small: ObjectSize = objectSize(series, 400)

test('an object within every limit is not too large', () => {
  expect(excessOf(limits, limits, null)).toBeNull()
  expect(excessOf(small, limits, null)).toBeNull()
})

test('the quantity that is too large is named with its limit', () => {
  expect(excessOf({ ...small, bytes: 1001 }, limits, null)).toEqual({ what: 'bytes', limit: 1000 })
  expect(excessOf({ ...small, nameLength: 51 }, limits, null)).toEqual({ what: 'nameLength', limit: 50 })
})

test('a stored object that is too large may be written if it does not grow', () => {
  const stored = { ...small, properties: 200 }
  expect(excessOf(stored, limits, stored)).toBeNull()
  expect(excessOf({ ...stored, properties: 150 }, limits, stored)).toBeNull()
  expect(excessOf({ ...stored, properties: 201 }, limits, stored)).toEqual({ what: 'properties', limit: 100 })
  expect(excessOf({ ...stored, values: 1001 }, limits, stored)).toEqual({ what: 'values', limit: 1000 })
})
