import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { reportRange } from './rangeRequests.ts'
import { createCalendar, deleteEvent, getEvent, listCalendars, putEvent } from './requests.ts'
import { rangeOf } from '../ranges/rangeOf.ts'
import { apiAnswering } from '../testing/apiAnswering.ts'

const standUp: JCal = ['vcalendar', [], [['vevent', [['uid', {}, 'text', 'stand-up']], []]]]
const name = { userId: 'alice', calendarId: 'work', eventId: 'stand-up' }

test('the calendars of a home are asked for as calendar JSON (CAL-1)', async () => {
  const { api, requests } = apiAnswering(() => Response.json({ _embedded: { 'dav:calendar': [{}] } }))
  expect(await listCalendars(api, 'alice')).toEqual([{}])
  expect(requests[0]?.method).toBe('GET')
  expect(requests[0]?.url).toBe('http://dav.example/dav/api/calendars/alice.json')
  expect(requests[0]?.headers.get('Accept')).toBe('application/calendar+json')
})

test('an empty body is a home without calendars (CAL-1)', async () => {
  const { api } = apiAnswering(() => new Response(''))
  expect(await listCalendars(api, 'alice')).toEqual([])
})

test('a range is one REPORT of the calendar, a week wider than its month, in UTC (CAL-6, CAL-8)', async () => {
  const { api, requests } = apiAnswering(() => Response.json({ _embedded: { 'dav:item': [] } }))
  await reportRange(api, name, rangeOf('2027-03-15'))
  expect(requests[0]?.method).toBe('REPORT')
  expect(requests[0]?.url).toBe('http://dav.example/dav/api/calendars/alice/work.json')
  expect(await requests[0]?.json()).toEqual({ match: { start: '20270222T000000', end: '20270408T000000' } })
})

test('what is accepted is told at a comma and a space, as servers of the family split it', async () => {
  const { api, requests } = apiAnswering(() => Response.json([]))
  await reportRange(api, name, rangeOf('2027-03-15'))
  expect(requests[0]?.headers.get('Accept')).toBe('application/json, text/plain, */*')
})

test('masters are asked for where the service offers them (CAL-9)', async () => {
  const { api, requests } = apiAnswering(() => Response.json([]), { expandFalse: true })
  await reportRange(api, name, rangeOf('2027-03-15'))
  expect(await requests[0]?.json()).toMatchObject({ expand: false })
})

test('a bare array of jCal is an answer too (CAL-6)', async () => {
  const { api } = apiAnswering(() => Response.json([standUp]))
  expect(await reportRange(api, name, rangeOf('2027-03-15'))).toEqual({ items: [standUp] })
})

test('an event comes with its version (CAL-11)', async () => {
  const { api, requests } = apiAnswering(() => Response.json(standUp, { headers: { ETag: '"1"' } }))
  expect(await getEvent(api, name)).toEqual({ data: standUp, etag: '"1"' })
  expect(requests[0]?.url).toBe('http://dav.example/dav/api/calendars/alice/work/stand-up.ics')
})

test('an event is written over the version that was seen (CAL-14)', async () => {
  const { api, requests } = apiAnswering(() => new Response(null, { status: 204, headers: { ETag: '"2"' } }))
  expect(await putEvent(api, name, standUp, { version: '"1"' })).toEqual({ data: standUp, etag: '"2"' })
  expect(requests[0]?.method).toBe('PUT')
  expect(requests[0]?.headers.get('If-Match')).toBe('"1"')
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/calendar+json')
  expect(await requests[0]?.json()).toEqual(standUp)
})

test('a new event is written only where nothing is', async () => {
  const { api, requests } = apiAnswering(() => Response.json({ id: 'stand-up' }, { status: 201 }))
  await putEvent(api, name, standUp, 'nothing')
  expect(requests[0]?.headers.get('If-None-Match')).toBe('*')
})

test('any success will do: 202 with a task, 204 without a word (CAL-12)', async () => {
  const { api } = apiAnswering(() => new Response('accepted', { status: 202 }))
  expect(await putEvent(api, name, standUp, 'anything')).toEqual({ data: standUp, etag: null })
})

test('an event is deleted in the version that was seen (CAL-15)', async () => {
  const { api, requests } = apiAnswering(() => new Response(null, { status: 204 }))
  await deleteEvent(api, name, { version: '"1"' })
  expect([requests[0]?.method, requests[0]?.headers.get('If-Match')]).toEqual(['DELETE', '"1"'])
})

test('a calendar that exists already is told so (CAL-4)', async () => {
  const { api } = apiAnswering(() => new Response(null, { status: 405 }))
  await expect(createCalendar(api, 'alice', { id: 'work' })).rejects.toMatchObject({
    failure: 'already-exists',
  })
})

test('ids are one segment each, whatever they hold (CAL-3)', async () => {
  const { api, requests } = apiAnswering(() => Response.json(standUp))
  await getEvent(api, { ...name, eventId: 'q?r/a b%' })
  expect(requests[0]?.url).toBe('http://dav.example/dav/api/calendars/alice/work/q%3Fr%2Fa%20b%25.ics')
})
