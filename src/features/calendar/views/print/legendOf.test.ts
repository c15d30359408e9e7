import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import type { PlainEvent } from '#domain/event/CalendarEvent.ts'
import { weekOf } from '#domain/time/dates.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { legendOf } from './legendOf.ts'

const fair = plainEvent('Fair', { kind: 'allDay', first: '2027-03-16', last: '2027-03-17' })

const legend = (...events: readonly PlainEvent[]) =>
  legendOf(events, weekOf('2027-03-15', 1), zoneNamed('Europe/Paris'), ['family', 'work', 'travel'])

test('a sheet explains what is on it, and nothing else', () => {
  expect(legend(fair)).toEqual({ calendarIds: ['work'], states: [], matched: [] })
  expect(legend()).toEqual({ calendarIds: [], states: [], matched: [] })
})

test('an event of other days needs no explanation', () => {
  const later: PlainEvent = {
    ...fair,
    status: 'tentative',
    when: { kind: 'allDay', first: '2027-03-22', last: '2027-03-22' },
  }
  expect(legend(later)).toEqual({ calendarIds: [], states: [], matched: [] })
})

test('every state that is drawn is named, in one order', () => {
  expect(
    legend(
      { ...fair, status: 'cancelled' },
      { ...fair, isFree: true },
      { ...fair, reply: 'needs-action' },
      { ...fair, reply: 'declined' },
      { ...fair, status: 'tentative' },
    ).states,
  ).toEqual(['tentative', 'needs-action', 'free', 'declined', 'cancelled'])
})

test('an event in several calendars names them all, in the order of the calendars', () => {
  const copies = [fair, { ...fair, calendarId: 'family' }]
  expect(legend({ ...fair, copies }).calendarIds).toEqual(['family', 'work'])
})
