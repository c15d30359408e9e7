import { expect, test } from 'vitest'
import type { EventDraft } from '../event/CalendarEvent.ts'
import { newJCal } from '../event/newJCal.ts'
import { epochMs } from '../time/units.ts'
import { quickAddEvent } from './quickAddEvent.ts'
import { readQuickAdd } from './readQuickAdd.ts'
import { quickAddReference } from './testing/quickAddReference.ts'

const dates = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: 'January February March April May June July August September October November December'.split(' '),
  monthsShort: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  order: 'dmy',
}

const otherwise: EventDraft = {
  title: '',
  location: '',
  description: '',
  when: { kind: 'timed', start: '2026-11-23T10:30:00', end: '2026-11-23T11:30:00', zone: 'Europe/Paris' },
  isFree: false,
  visibility: 'public',
  calendarId: 'Home Office',
}

const eventOf = (sentence: string) =>
  quickAddEvent(readQuickAdd(sentence, quickAddReference('en', dates)), otherwise)

test('an event has what its sentence says, and is otherwise a new event', () => {
  expect(eventOf('Lunch at Rosa /Work').draft).toEqual({
    ...otherwise,
    title: 'Lunch',
    location: 'Rosa',
    calendarId: 'Work',
  })
})

test.each([
  ['Gym daily', 'day'],
  ['Stand-up every weekday 9:15', 'weekday'],
  ['Yoga every tue 18:00', 'week'],
  ['Sync every week on Monday', 'week'],
  ['Rent every 1st of the month', 'monthDay'],
  ['Invoice on 5 Dec every month', 'monthDay'],
  ['Book club first Thursday of every month', 'monthWeekday'],
  ['Birthday every 14 March', 'year'],
])('%j is a choice of the dialog: %s', (sentence, every) => {
  const { draft, additions } = eventOf(sentence)
  expect([draft.repeats?.every, additions.rule]).toEqual([every, undefined])
})

test.each([
  [
    'Payday last working day of the month',
    { byday: ['MO', 'TU', 'WE', 'TH', 'FR'], bysetpos: -1 },
    'lastWorkingDay',
  ],
  ['Rent 1st and 15th of every month', { bymonthday: [1, 15] }, 'days'],
  ['Report last day of every month', { bymonthday: -1 }, 'lastDay'],
])('%s: in a rule as the form chooses it', (sentence, parts, on) => {
  const { draft, additions } = eventOf(sentence)
  expect(additions.rule).toEqual({ freq: 'MONTHLY', ...parts })
  expect(draft.repeats).toMatchObject({ every: 'custom', rule: { on } })
})

test('a rule that no choice says is written as it is, with its end', () => {
  const { draft, additions } = eventOf('Yoga every Tuesday and Thursday 18:00 until june')
  const [, , [vevent]] = newJCal(draft, { uid: 'yoga', now: epochMs(0) }, additions)
  expect(vevent?.[1].find(([name]) => name === 'rrule')?.[3]).toEqual({
    freq: 'WEEKLY',
    byday: ['TU', 'TH'],
    until: '2027-06-30T16:00:00Z',
  })
})

test('categories are written, and each reminder as an alarm before the start', () => {
  const { draft, additions } = eventOf('Lunch tomorrow 12:30 #food #team alert 10m alert 1 day')
  const [, , [vevent]] = newJCal(draft, { uid: 'lunch', now: epochMs(0) }, additions)
  expect(vevent?.[1].find(([name]) => name === 'categories')).toEqual([
    'categories',
    {},
    'text',
    'food',
    'team',
  ])
  expect(vevent?.[2]?.map(([, properties]) => properties.at(-1)?.[3])).toEqual(['-PT10M', '-P1D'])
})
