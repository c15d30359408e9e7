import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { plainEvent } from '../testing/plainEvent.ts'
import { addMs, epochMs, hourMs, minuteMs } from '../time/units.ts'
import { advance, emptyLog, nextCheck, shownReminders, withState, type ReminderLog } from './ReminderLog.ts'
import type { DueReminder } from './remindersIn.ts'

const noon = epochMs(Date.UTC(2027, 2, 15, 12))

function due(minutes: number): DueReminder {
  const at = addMs(noon, minutes * minuteMs)
  const end = addMs(at, hourMs)
  const event = plainEvent('Review', { kind: 'timed', start: at, end, zone: 'UTC' })
  return { key: `review ${minutes}`, at, event, end }
}

const shownIn = (log: ReturnType<typeof advance>) =>
  log.entries
    .filter(({ state }) => state === 'shown')
    .map(({ at, isLate }) => [(at - noon) / minuteMs, isLate])

test('a reminder comes when it is due, once', () => {
  const reminders = [due(-1), due(5)]
  const first = advance(advance(emptyLog, reminders, addMs(noon, -hourMs)), reminders, addMs(noon, -minuteMs))
  expect(shownIn(first)).toEqual([[-1, false]])
  expect(nextCheck(first, reminders, noon)).toBe(addMs(noon, 5 * minuteMs))
  const second = advance(first, reminders, addMs(noon, 5 * minuteMs))
  expect(shownIn(second)).toEqual([
    [-1, false],
    [5, false],
  ])
})

test('what fell due during a sleep comes late, and not if its event is over', () => {
  const before = advance(emptyLog, [], addMs(noon, -5 * hourMs))
  const after = advance(before, [due(-180), due(-30)], noon)
  expect(shownIn(after)).toEqual([[-30, true]])
})

test('nothing of the time before the first look comes', () => {
  expect(shownIn(advance(emptyLog, [due(-30)], noon))).toEqual([])
})

test('a snoozed reminder comes again, a dismissed one does not', () => {
  const log = advance(advance(emptyLog, [], addMs(noon, -minuteMs)), [due(0)], noon)
  const snoozed = withState(log, 'review 0', { snoozedUntil: addMs(noon, 5 * minuteMs) })
  expect(nextCheck(snoozed, [due(0)], noon)).toBe(addMs(noon, 5 * minuteMs))
  expect(shownIn(advance(snoozed, [due(0)], addMs(noon, 4 * minuteMs)))).toEqual([])
  expect(shownIn(advance(snoozed, [due(0)], addMs(noon, 5 * minuteMs)))).toEqual([[0, false]])
  const done = withState(log, 'review 0', 'done')
  expect(shownIn(advance(done, [due(0)], addMs(noon, minuteMs)))).toEqual([])
})

test('a snooze ends after its event: it is seen for a minute all the same', () => {
  const short = { ...due(0), end: noon }
  const seen = (log: ReminderLog, minutes: number) =>
    shownReminders(log, [short], addMs(noon, minutes * minuteMs)).map(({ key }) => key)
  const log = advance(advance(emptyLog, [], addMs(noon, -minuteMs)), [short], noon)
  expect(seen(log, 1)).toEqual(['review 0'])
  expect(seen(log, 1.1)).toEqual([])
  const snoozed = withState(log, 'review 0', { snoozedUntil: addMs(noon, 5 * minuteMs) })
  const again = advance(snoozed, [short], addMs(noon, 5.5 * minuteMs))
  expect(seen(again, 6)).toEqual(['review 0'])
  expect(seen(again, 6.1)).toEqual([])
  const twice = withState(again, 'review 0', { snoozedUntil: addMs(noon, 11 * minuteMs) })
  expect(seen(advance(twice, [short], addMs(noon, 11 * minuteMs)), 12)).toEqual(['review 0'])
})

test('whatever the clock does, forwards or back, no reminder comes twice', () => {
  const clock = fc.array(fc.integer({ min: -600, max: 600 }), { maxLength: 30 })
  const times = fc.uniqueArray(fc.integer({ min: -600, max: 600 }), { maxLength: 10 })
  assertProperty(
    fc.property(clock, times, (looks, minutes) => {
      const reminders = minutes.map(due)
      let log = emptyLog
      let count = 0
      for (const look of looks) {
        const next = advance(log, reminders, addMs(noon, look * minuteMs))
        count += next.entries.length - log.entries.length
        expect(next.entries.every(({ at }) => at <= addMs(noon, 600 * minuteMs))).toBe(true)
        log = next
      }
      expect(new Set(log.entries.map(({ key }) => key)).size).toBe(log.entries.length)
      expect(count).toBe(log.entries.length)
    }),
  )
})
