import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calendarEntry } from '#contract/calendar.ts'
import recorded from '#mocks/recorded/recorded.json'
import { readItem } from '#domain/event/readItem.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { apiAnswering } from '../testing/apiAnswering.ts'
import { rangeQuery } from '../ranges/rangeQuery.ts'
import { rangeOf } from '../ranges/rangeOf.ts'
import { readCalendars } from '../calendars/readCalendars.ts'
import { readItems } from '../ranges/readItems.ts'
import { reportRange } from './rangeRequests.ts'
import { createCalendar, listCalendars } from './calendarRequests.ts'
import { deleteEvent, getEvent } from './eventRequests.ts'
import { putEvent } from './putEvent.ts'

const alice = '54b64eadf6d7d8e41d263e0f'
const name = { userId: alice, calendarId: 'events', eventId: '11111111-1111-4111-8111-111111111111' }
const may = rangeOf('2017-05-03')

const answer = v.object({
  status: v.number(),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  json: v.optional(v.unknown()),
  text: v.optional(v.string()),
})

/** An answer as the deployed server sent it, except for what `JSON` does not keep. */
function recordedAnswer(n: number): Response {
  const { status, headers, json, text } = v.parse(
    answer,
    recorded.cases.find((each) => each.n === n)?.response,
  )
  const body = json === undefined ? (text ?? null) : JSON.stringify(json)
  return new Response(status === 204 ? null : body, { status, headers })
}

const answering = (n: number) => apiAnswering(() => recordedAnswer(n)).api
const failureOf = (call: Promise<unknown>) => call.then(() => 'none', failureBehind)

const list = async (n: number) => readCalendars(await listCalendars(answering(n), alice), alice)
const report = async (n: number) => readItems((await reportRange(answering(n), name, may)).items, alice)

test('1: one calendar, the default, which has no name of its own', async () => {
  inEnglish({ children: null })
  const { calendars, ctags, skipped } = await list(1)
  expect(calendars).toMatchObject([{ id: alice, homeId: alice, name: 'My calendar', isDefault: true }])
  expect(ctags).toEqual({ [`${alice}/${alice}`]: 'http://sabre.io/ns/sync/1' })
  expect(skipped).toBe(0)
})

test('6, 7: an empty body is an empty list', async () => {
  expect(await list(6)).toEqual({ calendars: [], ctags: {}, skipped: 0 })
  expect(await list(7)).toEqual({ calendars: [], ctags: {}, skipped: 0 })
})

test('5: an unknown home is not found, although the answer is XML', async () => {
  expect(await failureOf(list(5))).toBe('not-found')
})

test('2, 3, 4: failures of the server have names', async () => {
  expect(await Promise.all([2, 3, 4].map((n) => failureOf(list(n))))).toEqual([
    'not-implemented',
    'not-implemented',
    'not-implemented',
  ])
})

test('9, 10, 14: a calendar is created, created again, and created without permission', async () => {
  const create = (n: number) => failureOf(createCalendar(answering(n), alice, { id: 'bare' }))
  expect([await create(9), await create(10), await create(14)]).toEqual([
    'none',
    'already-exists',
    'forbidden',
  ])
})

test('16, 17, 19, 20, 22, 23, 24: a write is accepted or refused', async () => {
  const put = (n: number) => failureOf(putEvent(answering(n), name, ['vcalendar', [], []], 'anything'))
  expect(await Promise.all([16, 17, 19, 20, 22, 23, 24].map(put))).toEqual([
    'none',
    'none',
    'changed-meanwhile',
    'changed-meanwhile',
    'not-found',
    'forbidden',
    'not-a-calendar',
  ])
})

test('33: four objects in the range, by the names of their files', async () => {
  const { items, skipped } = await report(33)
  expect(items.map(({ eventId }) => eventId)).toEqual([
    '11111111-1111-4111-8111-111111111111',
    '22222222-1111-4111-8111-111111111111',
    'neg',
    'nouid',
  ])
  expect(skipped).toBe(0)
  expect(items.map(({ calendarId }) => calendarId)).toEqual([alice, alice, alice, alice])
  expect(items[0]?.etag).toBe('"65945a0398cd9e16bd515fea3cc4b237"')
})

test('33: an event that ends before it starts is still shown', async () => {
  const { items } = await report(33)
  const view = { window: may, viewZone: 'Europe/Paris', myAddresses: ['bob@open-paas.org'] }
  const events = items.flatMap((item) => readItem(item, view).events)
  expect(events.map(({ title }) => title)).toEqual(['Barcamp doc test', 'Barcamp doc test', '', ''])
  expect(events[0]?.reply).toBe('needs-action')
})

test('34, 41: a range without events', async () => {
  expect((await report(34)).items).toEqual([])
  expect((await report(41)).items).toEqual([])
})

test('32, 39, 42: what a REPORT can fail with', async () => {
  expect(await Promise.all([32, 39, 42].map((n) => failureOf(report(n))))).toEqual([
    'server-error',
    'server-error',
    'not-found',
  ])
})

test('43: an object as it is stored, with zone and version', async () => {
  const { data, etag } = await getEvent(answering(43), name)
  expect(etag).toBe('"65945a0398cd9e16bd515fea3cc4b237"')
  expect(JSON.stringify(data)).toContain('Europe/Berlin')
})

test('46: an event that does not exist', async () => {
  expect(await failureOf(getEvent(answering(46), name))).toBe('not-found')
})

test('47: a calendar with a name and a colour', () => {
  const entry = v.parse(calendarEntry, recorded.cases.find(({ n }) => n === 47)?.response.json)
  expect(readCalendars([entry], alice).calendars).toMatchObject([
    {
      id: 'ebdfe2b9-694a-4dc3-98fa-0f7acbfdc739',
      name: 'My calendar name',
      colour: '#68c289',
      isDefault: false,
    },
  ])
})

test('54, 55: a refused delete, and one of a deleted event', async () => {
  const remove = (n: number) => failureOf(deleteEvent(answering(n), name, { version: '"bad"' }))
  expect([await remove(54), await remove(55)]).toEqual(['changed-meanwhile', 'not-found'])
})

test('42 then 33: a calendar without REPORT falls back to the home, its items found by their hrefs (CAL-6)', async () => {
  const { api, requests } = apiAnswering(({ url }) => recordedAnswer(url.endsWith('/events.json') ? 33 : 42))
  const [calendar] = (await list(1)).calendars
  const client = new QueryClient()
  const read = calendar && (await client.query(rangeQuery(api, calendar, may)))
  expect(read?.items).toHaveLength(4)
  const other = calendar && (await client.query(rangeQuery(api, { ...calendar, id: 'other' }, may)))
  expect(other?.items).toEqual([])
  expect(requests.filter(({ url }) => url.endsWith('/events.json'))).toHaveLength(1)
})
