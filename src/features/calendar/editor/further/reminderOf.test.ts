import { expect, test } from 'vitest'
import type { TypedReminder } from '../form/eventForm.ts'
import { reminderOf } from './reminderOf.ts'

const typed = (fields: Partial<TypedReminder>) =>
  reminderOf(
    { from: 'beforeStart', count: '10', unit: 'minute', date: '2027-03-28', time: '09:00', ...fields },
    'Europe/Paris',
  )

test.each([
  [{}, 'start', -10],
  [{ count: '2', unit: 'hour' }, 'start', -120],
  [{ count: '0' }, 'start', 0],
  [{ from: 'afterStart', count: '5' }, 'start', 5],
  [{ from: 'beforeEnd', count: '1', unit: 'week' }, 'end', -10_080],
  [{ from: 'afterEnd', count: '1', unit: 'day' }, 'end', 1440],
  [{ from: 'days', count: '0', time: '9' }, 'start', 540],
  [{ from: 'days', count: '1', time: '17:00' }, 'start', -420],
] as const)('%o is a reminder from the %s', (fields, to, minutes) => {
  expect(typed(fields)).toEqual({ kind: 'relative', to, minutes })
})

test('a time of its own is one of the zone of the event', () => {
  expect(typed({ from: 'at' })).toEqual({ kind: 'absolute', at: Date.UTC(2027, 2, 28, 7) })
})

test.each([
  [{ count: '' }],
  [{ count: '-5' }],
  [{ count: 'ten' }],
  [{ from: 'days', time: 'noonish' }],
  [{ from: 'at', date: 'someday' }],
  [{ from: 'at', time: '25:00' }],
] as const)('%o is none', (fields) => {
  expect(typed(fields)).toBeNull()
})
