import { beforeAll, expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { componentsOf, propertyOf, textOf } from '#domain/jcal/properties.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { copiedEvents } from './copiedEvents.ts'
import { pastedEvents, type PastedEvent } from './pastedEvents.ts'

beforeAll(() => void inEnglish({ children: null }))

const paris = zoneNamed('Europe/Paris')
const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const vevents = ({ data }: PastedEvent) => data[2].filter(([name]) => name === 'vevent')
const startOf = (event: PastedEvent | undefined) => {
  const [first] = event ? vevents(event) : []
  return first && propertyOf(first, 'dtstart')
}

test('an event that was copied here is pasted into another day, at its hour', () => {
  const [start, end] = [epochMs(Date.UTC(2027, 2, 15, 8)), epochMs(Date.UTC(2027, 2, 15, 9))]
  const standUp = {
    ...plainEvent('Stand-up', { kind: 'timed', start, end, zone: 'Europe/Paris' }),
    location: 'Room B',
  }
  const copied = copiedEvents([standUp], paris)
  expect(copied.text).toBe('Stand-up\nMonday 15 March 2027, 09:00 to 10:00\nRoom B')
  const [pasted, ...others] = pastedEvents(copied.calendar, '2027-03-30', paris)
  expect(others).toEqual([])
  expect(pasted?.title).toBe('Stand-up')
  expect(startOf(pasted)).toEqual(['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-30T09:00:00'])
  expect(pasted && vevents(pasted).map((each) => textOf(each, 'uid'))).toEqual([pasted?.uid])
})

test('several events are pasted as far from each other as they were, from the given day on', () => {
  const at = (day: number) => epochMs(Date.UTC(2027, 2, day, 8))
  const events = [
    plainEvent('Review', { kind: 'timed', start: at(17), end: at(17), zone: 'Europe/Paris' }),
    plainEvent('Fair', { kind: 'allDay', first: '2027-03-15', last: '2027-03-16' }),
  ]
  const copied = copiedEvents(events, paris)
  expect(copied.message()).toBe('Copied 2 events')
  expect(copied.text.split('\n\n').map((each) => each.split('\n')[0])).toEqual(['Review', 'Fair'])
  const pasted = pastedEvents(copied.calendar, '2027-03-30', paris)
  expect(pasted.map((each) => [each.title, startOf(each)?.[3]])).toEqual([
    ['Review', '2027-04-01T09:00:00'],
    ['Fair', '2027-03-30'],
  ])
})

test('without a day that has the focus, an event keeps its own', () => {
  const text = calendar('BEGIN:VEVENT', 'UID:a', 'DTSTART;VALUE=DATE:20270315', 'SUMMARY:Fair', 'END:VEVENT')
  expect(startOf(pastedEvents(text, null, paris)[0])).toEqual(['dtstart', {}, 'date', '2027-03-15'])
})

test('a series keeps its days and exceptions, under a new name and without guests', () => {
  const text = calendar(
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART:20270315T080000Z',
    'RRULE:FREQ=DAILY',
    'ORGANIZER:mailto:bob@kalends.example',
    'ATTENDEE:mailto:alice@kalends.example',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:a',
    'RECURRENCE-ID:20270316T080000Z',
    'DTSTART:20270316T100000Z',
    'END:VEVENT',
  )
  const [pasted] = pastedEvents(text, '2027-06-01', paris)
  expect(startOf(pasted)?.[3]).toBe('2027-03-15T08:00:00Z')
  const both = pasted ? vevents(pasted) : []
  expect(both.map((each) => textOf(each, 'uid'))).toEqual([pasted?.uid, pasted?.uid])
  expect(both.some((each) => propertyOf(each, 'attendee') ?? propertyOf(each, 'organizer'))).toBe(false)
})

test('reminders are copied, zones of other programs are read', () => {
  const text = calendar(
    'BEGIN:VTIMEZONE',
    'TZID:Here',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0500',
    'TZOFFSETTO:+0500',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART;TZID=Here:20270315T130000',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
  )
  const [pasted] = pastedEvents(text, '2027-03-16', paris)
  expect(startOf(pasted)).toEqual(['dtstart', {}, 'date-time', '2027-03-16T08:00:00Z'])
  expect(pasted && vevents(pasted).flatMap((each) => componentsOf(each, 'valarm')).length).toBe(1)
})

test('other text holds no events', () => {
  expect(pastedEvents('Lunch tomorrow', '2027-03-15', paris)).toEqual([])
})
