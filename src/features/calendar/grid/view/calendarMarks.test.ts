import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { MergedEvent } from '#domain/event/copies/MergedEvent.ts'
import type { PlainEvent } from '#domain/event/CalendarEvent.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { monogramsOf } from '../model/monogramsOf.ts'
import { calendarMarks } from './calendarMarks.ts'

const calendars = [
  ['work', 'Work', '#112233'],
  ['home', 'Family', '#445566'],
  ['club', 'Club', '#778899'],
].map(([id = '', name = '', colour = '']) => ({
  id,
  homeId: 'alice',
  name,
  description: '',
  colour,
  hasCtag: true,
  isDefault: false,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId: null,
}))
const context = {
  calendars: new Map(calendars.map((calendar) => [calendar.id, calendar])),
  zone: zoneNamed('Europe/Paris'),
}
const monograms = monogramsOf(calendars)

const event = (calendarId: string): PlainEvent => ({
  key: `${calendarId}/tea/`,
  calendarId,
  eventId: 'tea',
  occurrence: null,
  uid: 'tea',
  title: 'Tea',
  location: '',
  description: '',
  when: { kind: 'timed', start: epochMs(0), end: epochMs(1), zone: null },
  status: 'confirmed',
  reply: null,
  isFree: false,
  visibility: 'public',
  isRecurring: false,
  etag: null,
})

test('an event has the name and colours of its calendar, and its monogram where these are shown', () => {
  const plain = { name: 'Work', className: 'calendar-112233', stripes: null, monogram: undefined }
  expect(calendarMarks(event('work'), context)).toEqual(plain)
  expect(calendarMarks(event('work'), { ...context, monograms })).toEqual({ ...plain, monogram: 'W' })
})

test('an event in several calendars names them all, and has the colours of the others as stripes', () => {
  const merged = new MergedEvent(event('work'), [event('home'), event('club')])
  const marks = calendarMarks(merged, { ...context, monograms })
  expect(marks).toMatchObject({
    name: 'Work, Family and Club',
    className: 'calendar-112233',
    monogram: 'W F C',
  })
  expect(marks.stripes?.['--copies']).toBe(2)
  expect(String(marks.stripes?.['--stripes']).match(/inset/g)).toHaveLength(2)
})
