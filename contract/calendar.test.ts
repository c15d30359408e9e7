import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  calendarEntry,
  calendarList,
  newCalendar,
  reportAnswer,
  reportQuery,
  syncAnswer,
} from './calendar.ts'

const link = { self: { href: '/calendars/h/c.json' } }

test('CAL-2 an entry may be nothing but its link and ctag', () => {
  expect(v.is(calendarEntry, { _links: link, 'calendarserver:ctag': 'x' })).toBe(true)
})

test('CAL-2 name, description and colour may be absent, null or empty', () => {
  expect(
    v.is(calendarEntry, { _links: link, 'dav:name': '', 'caldav:description': null, 'apple:color': '' }),
  ).toBe(true)
})

test('CAL-2 the order may be a number or text, the colour of three, six or eight digits', () => {
  expect(v.is(calendarEntry, { _links: link, 'apple:order': 7, 'apple:color': '#abc' })).toBe(true)
  expect(v.is(calendarEntry, { _links: link, 'apple:order': '7', 'apple:color': '#aabbccdd' })).toBe(true)
})

test('CAL-2 unknown keys are kept', () => {
  const entry = {
    _links: link,
    acl: [{ privilege: '{DAV:}read', principal: 'principals/users/h' }],
    invite: [],
    'calendarserver:source': { id: 1 },
  }
  expect(v.parse(calendarEntry, entry)).toEqual(entry)
})

test('CAL-2 a bad entry does not make the list unreadable', () => {
  const list = v.parse(calendarList, {
    _embedded: { 'dav:calendar': [{ _links: link }, { nonsense: true }, null] },
  })
  const entries = list._embedded?.['dav:calendar'] ?? []
  expect(entries.map((entry) => v.is(calendarEntry, entry))).toEqual([true, false, false])
})

test('CAL-1 a list without calendars is a list', () => {
  expect(v.parse(calendarList, { _links: link })._embedded?.['dav:calendar'] ?? []).toEqual([])
})

test('CAL-4 an id is required and holds no way out', () => {
  const reads = (id: unknown) => v.is(newCalendar, { id })
  expect(reads('ebdfe2b9-694a-4dc3-98fa-0f7acbfdc739')).toBe(true)
  expect(v.is(newCalendar, { 'dav:name': 'n' })).toBe(false)
  expect(reads('')).toBe(false)
  expect(reads('a/b')).toBe(false)
  expect(reads('a\\b')).toBe(false)
  expect(reads('a..b')).toBe(false)
  expect(reads('.')).toBe(false)
  expect(reads('a\u0000b')).toBe(false)
  expect(reads('\ud800')).toBe(false)
  expect(reads('a'.repeat(256))).toBe(false)
})

test('CAL-8 a range may have a trailing Z and nothing else', () => {
  const reads = (start: string) => v.is(reportQuery, { match: { start, end: '20170613T000000' } })
  expect(reads('20170430T000000')).toBe(true)
  expect(reads('20170430T000000Z')).toBe(true)
  expect(reads('2017-04-30')).toBe(false)
  expect(reads('2017-04-30T00:00:00Z')).toBe(false)
})

test('CAL-6 a report may be a bare array of jCal', () => {
  expect(v.is(reportAnswer, [['vcalendar', [], []]])).toBe(true)
  expect(v.is(reportAnswer, { _links: link })).toBe(false)
})

test('CAL-19 changes are read with the token at the top or embedded', () => {
  const items = [{ _links: link, status: 404 }]
  const expected = { 'dav:item': items, 'sync-token': 't' }
  expect(v.parse(syncAnswer, { 'dav:item': items, 'sync-token': 't' })).toEqual(expected)
  expect(v.parse(syncAnswer, { _embedded: { 'dav:item': items }, 'sync-token': 't' })).toEqual(expected)
  expect(v.parse(syncAnswer, { _embedded: { 'dav:item': items, 'sync-token': 't' } })).toEqual(expected)
})
