import { expect, test } from 'vitest'
import { newEventReminders } from './newEventReminders.ts'

const settings = {
  notifications: {
    minutesBefore: [10],
    allDayAt: '09:00',
    calendars: {
      'me/work': { minutesBefore: [5, 60], allDayAt: '18:00' },
      'me/quiet': { minutesBefore: [] },
    },
  },
}
const before = (minutes: number) => ({ kind: 'relative', to: 'start', minutes: -minutes })

test('a calendar has reminders of its own for new events, and others have those for all calendars', () => {
  expect(newEventReminders(settings, { homeId: 'me', id: 'work' }, false)).toEqual([before(5), before(60)])
  expect(newEventReminders(settings, { homeId: 'me', id: 'quiet' }, false)).toEqual([])
  expect(newEventReminders(settings, { homeId: 'me', id: 'other' }, false)).toEqual([before(10)])
})

test('all-day events remind by the clock on their day', () => {
  expect(newEventReminders(settings, { homeId: 'me', id: 'work' }, true)).toEqual([before(-1080)])
  expect(newEventReminders(settings, { homeId: 'me', id: 'other' }, true)).toEqual([before(-540)])
})

test('several, also of the day before, count before a time of the day alone', () => {
  const chosen = { notifications: { allDayAt: '09:00', allDayMinutesBefore: [420, -540] } }
  const own = { ...chosen.notifications, calendars: { 'me/work': { allDayMinutesBefore: [] } } }
  expect(newEventReminders(chosen, { homeId: 'me', id: 'work' }, true)).toEqual([before(420), before(-540)])
  expect(newEventReminders({ notifications: own }, { homeId: 'me', id: 'work' }, true)).toEqual([])
})

test('nobody is reminded of anything that was not chosen', () => {
  expect(newEventReminders({}, { homeId: 'me', id: 'work' }, false)).toEqual([])
  expect(newEventReminders({}, { homeId: 'me', id: 'work' }, true)).toEqual([])
})
