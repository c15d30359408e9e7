import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { addMs, epochMs, hourMs, toIsoDate } from '#domain/time/units.ts'
import { reminderText } from './reminderText.ts'

const nine = epochMs(Date.UTC(2027, 2, 15, 9))
const review = plainEvent('Review', { kind: 'timed', start: nine, end: addMs(nine, hourMs), zone: 'UTC' })
const sent = (event: typeof review): unknown =>
  JSON.parse(reminderText({ key: 'k', at: nine, event, end: nine }, 'Europe/Paris'))

test('a reminder has the title, the time, and where to open the event', () => {
  expect(sent(review)).toEqual({
    key: 'k',
    title: 'Review',
    start: '2027-03-15T09:00:00.000Z',
    isAllDay: false,
    zone: 'Europe/Paris',
    calendarId: review.calendarId,
    eventId: review.eventId,
    occurrence: review.occurrence,
  })
  const day = toIsoDate('2027-03-15')
  const holiday = { ...review, when: { kind: 'allDay', first: day, last: day } } as const
  expect(sent(holiday)).toMatchObject({ start: '2027-03-15', isAllDay: true })
})

test('a private event has no title, and a long one is cut', () => {
  expect(sent({ ...review, visibility: 'private' })).toMatchObject({ title: null })
  expect(sent({ ...review, visibility: 'confidential' })).toMatchObject({ title: null })
  expect(sent({ ...review, title: '' })).toMatchObject({ title: null })
  expect(sent({ ...review, title: 'é'.repeat(900) })).toMatchObject({ title: 'é'.repeat(200) })
})
