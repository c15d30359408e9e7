import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calendarEntry, calendarList, reportAnswer, reportItem } from '#contract/calendar.ts'
import { readErrorBody } from '#contract/failure.ts'
import { readCalendarHref, readEventHref } from '#contract/hal.ts'
import { jCal } from '#contract/jcal.ts'
import { recordedCases, recordedHomes, type RecordedCase } from '#server/conformance/testing/recordedCases.ts'

const { alice } = recordedHomes
const work = 'ebdfe2b9-694a-4dc3-98fa-0f7acbfdc739'
const barcamp = '11111111-1111-4111-8111-111111111111'
const copy = '22222222-1111-4111-8111-111111111111'

const answer = (n: number): RecordedCase['response'] => {
  const found = recordedCases.find((each) => each.n === n)
  if (found === undefined) throw new Error(`Case ${n} was not recorded`)
  return found.response
}

const itemsIn = (n: number) => {
  const report = v.parse(reportAnswer, answer(n).json)
  if (Array.isArray(report) || !('_embedded' in report)) throw new Error(`Case ${n} embeds nothing`)
  return v.parse(v.array(reportItem), report._embedded['dav:item'])
}

const idsIn = (n: number) => itemsIn(n).map(({ _links }) => readEventHref(_links.self.href)?.eventId)

test('CAL-1 the recorded list has the default calendar', () => {
  const list = v.parse(calendarList, answer(1).json)
  const [only, ...others] = v.parse(v.array(calendarEntry), list._embedded?.['dav:calendar'])
  expect(others).toEqual([])
  expect(only && readCalendarHref(only._links.self.href)).toEqual({ homeId: alice, calendarId: alice })
  expect(only?.['dav:name']).toBe('#default')
  expect(only?.['calendarserver:ctag']).toBe('http://sabre.io/ns/sync/1')
})

test('CAL-1 the recorded empty lists have no body', () => {
  expect([answer(6), answer(7)].map(({ status, json, text }) => [status, json, text])).toEqual([
    [200, undefined, undefined],
    [200, undefined, undefined],
  ])
})

test('CAL-2 the recorded calendars are read with all their properties', () => {
  const [named, byAlias] = [answer(47), answer(48)].map(({ json }) => v.parse(calendarEntry, json))
  expect(named && readCalendarHref(named._links.self.href)?.calendarId).toBe(work)
  expect(named?.['dav:name']).toBe('My calendar name')
  expect(named?.['caldav:description']).toBe('The calendar description')
  expect(named?.['apple:color']).toBe('#68c289')
  expect(byAlias && readCalendarHref(byAlias._links.self.href)?.calendarId).toBe(alice)
  expect(byAlias?.['apple:color']).toBeUndefined()
})

test('CAL-7 every object of the recorded reports is read', () => {
  expect(idsIn(33)).toEqual([barcamp, copy, 'neg', 'nouid'])
  expect(idsIn(34)).toEqual([])
  expect(idsIn(41)).toEqual([])
  expect(idsIn(64)).toEqual([copy, 'neg', 'nouid', 'strict'])
})

test('CAL-7 an object of a recorded report has its etag and its one event', () => {
  const [first] = itemsIn(33)
  expect(first?.etag).toBe('"65945a0398cd9e16bd515fea3cc4b237"')
  expect(first?.status).toBe(200)
  expect(first?.data[2].map(([name, properties]) => [name, properties.length])).toEqual([['vevent', 12]])
})

test('CAL-8 the recorded answer to a uid is one object, without a token', () => {
  expect(idsIn(36)).toEqual([barcamp])
})

test('CAL-11 the recorded event is jCal with its zone', () => {
  const [, , components] = v.parse(jCal, answer(43).json)
  expect(components.map(([name]) => name)).toEqual(['vevent'])
  expect(components[0]?.[1]).toContainEqual([
    'dtstart',
    { tzid: 'Europe/Berlin' },
    'date-time',
    '2017-05-03T16:00:00',
  ])
})

test('CAL-16 the recorded requests have events with two items and with three', () => {
  const lengthIn = (n: number) => {
    const body = recordedCases.find((each) => each.n === n)?.request.body ?? ''
    return v.parse(jCal, JSON.parse(body))[2][0]?.length
  }
  expect(lengthIn(16)).toBe(2)
  expect(lengthIn(26)).toBe(3)
})

test('ERR-2 every recorded error is read, and those with a body have their sentence', () => {
  const refused = recordedCases.filter(({ response }) => response.status >= 400)
  const spoken = refused.filter(({ response }) => response.text !== undefined)
  expect(refused).toHaveLength(36)
  expect(spoken).toHaveLength(29)
  expect(spoken.filter(({ response }) => readErrorBody(response.text ?? '').message === undefined)).toEqual([])
  expect(readErrorBody(answer(22).text ?? '').message).toBe("Node with name 'nope' could not be found")
})

test('every recorded answer is read', () => {
  const withJson = recordedCases.filter(({ response }) => response.json !== undefined).map(({ n }) => n)
  const read = [1, 33, 34, 36, 41, 43, 47, 48, 64]
  // Case 60 lists the rights of a calendar, which the application does not request.
  expect(withJson.filter((n) => !read.includes(n))).toEqual([60])
})
