import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { epochMs } from '../../time/units.ts'
import { alarmOf, readAlarm, readTrigger, triggerOf, type Reminder } from './Reminder.ts'

const reminders: fc.Arbitrary<Reminder> = fc.oneof(
  fc.record({
    kind: fc.constant('relative' as const),
    to: fc.constantFrom('start' as const, 'end' as const),
    minutes: fc.integer({ min: -600_000, max: 600_000 }),
  }),
  fc.record({
    kind: fc.constant('absolute' as const),
    at: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => epochMs(seconds * 1000)),
  }),
)

test('whatever reminder is written as an alarm is read again as the same', () => {
  assertProperty(
    fc.property(reminders, (reminder) => {
      expect(readAlarm(alarmOf(reminder, 'Review'))).toEqual(reminder)
    }),
  )
})

test.each([
  [-10, '-PT10M'],
  [-90, '-PT1H30M'],
  [-1440, '-P1D'],
  [-900, '-PT15H'],
  [-2000, '-P1DT9H20M'],
  [540, 'PT9H'],
  [0, 'PT0S'],
])('%d minutes are written as %s', (minutes, text) => {
  expect(triggerOf({ kind: 'relative', to: 'start', minutes })[3]).toBe(text)
})

test.each([
  ['a duration that is none', ['trigger', {}, 'duration', 'soon']],
  ['a local time', ['trigger', {}, 'date-time', '2027-03-15T09:00:00']],
  ['a date', ['trigger', {}, 'date', '2027-03-15']],
  ['a number', ['trigger', {}, 'integer', 10]],
] as const)('%s reminds of nothing', (_, trigger) => {
  expect(readTrigger([trigger[0], trigger[1], trigger[2], trigger[3]])).toBeNull()
})

test('related to the end is read in any case of letters', () => {
  expect(readTrigger(['trigger', { RELATED: 'End' }, 'duration', '-PT5M'])).toEqual({
    kind: 'relative',
    to: 'end',
    minutes: -5,
  })
})

test.each(['EMAIL', 'PROCEDURE', 'NONE', ''])(
  'an alarm with the action %s reminds of nothing here',
  (action) => {
    const trigger = ['trigger', {}, 'duration', '-PT5M'] as const
    expect(readAlarm(['valarm', [['action', {}, 'text', action], [...trigger]], []])).toBeNull()
  },
)

test('what another program snoozed is not a reminder of its own', () => {
  const [name, properties, inside = []] = alarmOf({ kind: 'relative', to: 'start', minutes: -5 }, '')
  expect(
    readAlarm([name, [...properties, ['related-to', { reltype: 'SNOOZE' }, 'text', 'a']], inside]),
  ).toBeNull()
})
