import { expect, test } from 'vitest'
import { endpoints, pathOf, type Endpoint } from './endpoints.ts'
import { readCalendarHref, readEventHref } from './hal.ts'

const home = '54b64eadf6d7d8e41d263e0f'

test('CAL-3 a calendar is read from its href whatever stands before it', () => {
  const expected = { homeId: home, calendarId: 'work' }
  expect(readCalendarHref(`/calendars/${home}/work.json`)).toEqual(expected)
  expect(readCalendarHref(`/sdav/calendars/${home}/work.json`)).toEqual(expected)
  expect(readCalendarHref(`/dav/api/calendars/${home}/work`)).toEqual(expected)
  expect(readCalendarHref(`https://dav.example.org/dav/api/calendars/${home}/work.json`)).toEqual(expected)
})

test('CAL-3 an event is read from its href whatever stands before it', () => {
  const expected = { homeId: home, calendarId: 'work', eventId: '1' }
  expect(readEventHref(`/calendars/${home}/work/1.ics`)).toEqual(expected)
  expect(readEventHref(`/sdav/calendars/${home}/work/1.ics`)).toEqual(expected)
})

test('CAL-3 a question mark belongs to the name of the event', () => {
  expect(readEventHref(`/calendars/${home}/work/q?r.ics`)?.eventId).toBe('q?r')
})

test('CAL-3 a space belongs to the name of the event', () => {
  expect(readEventHref(`/calendars/${home}/work/a b.ics`)?.eventId).toBe('a b')
})

test('CAL-3 a percent sign that encodes nothing belongs to the name of the event', () => {
  expect(readEventHref(`/calendars/${home}/work/p%q.ics`)?.eventId).toBe('p%q')
})

test('CAL-3 a number sign and a colon belong to the name of the event', () => {
  expect(readEventHref(`/calendars/${home}/work/a#b.ics`)?.eventId).toBe('a#b')
  expect(readEventHref(`/calendars/${home}/work/urn:uuid:1.ics`)?.eventId).toBe('urn:uuid:1')
})

test('CAL-3 an encoded href reads the same as one that is not', () => {
  expect(readEventHref(`/calendars/${home}/work/q%3Fr.ics`)?.eventId).toBe('q?r')
  expect(readEventHref(`/calendars/${home}/work/a%20b.ics`)?.eventId).toBe('a b')
  expect(readEventHref(`/calendars/${home}/work/p%25q.ics`)?.eventId).toBe('p%q')
})

test('CAL-3 only the ending is dropped', () => {
  expect(readEventHref(`/calendars/${home}/work/a.ics.ics`)?.eventId).toBe('a.ics')
  expect(readCalendarHref(`/calendars/${home}/a.json.json`)?.calendarId).toBe('a.json')
})

test('CAL-3 an href that is too short names nothing', () => {
  expect(readCalendarHref('/work.json')).toBeNull()
  expect(readEventHref('/work/1.ics')).toBeNull()
  expect(readEventHref('')).toBeNull()
})

test('CAL-3 what an href named is encoded again in a request', () => {
  const path = (eventId: string) => pathOf(endpoints.event, { userId: home, calendarId: 'work', eventId })
  expect(path('q?r')).toBe(`/dav/api/calendars/${home}/work/q%3Fr.ics`)
  expect(path('a b')).toBe(`/dav/api/calendars/${home}/work/a%20b.ics`)
  expect(path('p%q')).toBe(`/dav/api/calendars/${home}/work/p%25q.ics`)
})

test('a path without one of its slots does not compile, and one that is only known later throws', () => {
  // @ts-expect-error -- calendarId and eventId are missing
  expect(() => pathOf(endpoints.event, { userId: home })).toThrow(RangeError)
  // @ts-expect-error -- all of them are missing
  expect(() => pathOf(endpoints.event)).toThrow(RangeError)
  // @ts-expect-error -- this path names no slot
  expect(pathOf(endpoints.user, { userId: home })).toBe('/api/user')
  const later: Endpoint = endpoints.event
  expect(() => pathOf(later, { userId: home })).toThrow(RangeError)
})
