import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { failureBehind } from '../../../api/explain.ts'
import { apiAnswering } from './apiAnswering.ts'
import { deleteEvent, moveEvent, putEvent, writeSeries } from './commands.ts'
import { keys } from './queries.ts'
import { rangeOf } from './rangeOf.ts'
import type { ItemsRead } from './readItems.ts'
import { run } from './run.ts'

const march = rangeOf('2027-03-15')
const work = { homeId: 'alice', id: 'work' }
const home = { homeId: 'alice', id: 'personal' }
const name = { userId: 'alice', calendarId: 'work', eventId: 'stand-up' }

const called = (title: string): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'stand-up'],
        ['summary', {}, 'text', title],
      ],
      [],
    ],
  ],
]
const before = { calendarId: 'work', eventId: 'stand-up', etag: '"1"', data: called('Stand-up') }
const seen = { data: before.data, etag: '"1"' }

/** A cache in which work holds the stand-up in March, and personal nothing. */
function marchInCache() {
  const client = new QueryClient()
  client.setQueryData<ItemsRead>(keys.range(work, march), { items: [before], skipped: 0 })
  client.setQueryData<ItemsRead>(keys.range(home, march), { items: [], skipped: 0 })
  const titlesIn = (calendar: typeof work) =>
    client
      .getQueryData<ItemsRead>(keys.range(calendar, march))
      ?.items.map(({ data }) => data[2][0]?.[1].find(([property]) => property === 'summary')?.[3])
  return { client, titlesIn }
}

const refused = () => new Response(null, { status: 412 })
const taken = () => new Response(null, { status: 204 })

test('a change shows before the service has answered', async () => {
  const { client, titlesIn } = marchInCache()
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { api, requests } = apiAnswering(() => promise)
  const saving = run(client, putEvent(api), { name, data: called('Tea'), over: seen })
  await expect.poll(() => requests.length).toBe(1)
  expect(titlesIn(work)).toEqual(['Tea'])
  resolve(taken())
  await saving
  expect(titlesIn(work)).toEqual(['Tea'])
})

test('a change that is refused goes back to what it was', async () => {
  const { client, titlesIn } = marchInCache()
  const saving = run(client, putEvent(apiAnswering(refused).api), { name, data: called('Tea'), over: seen })
  await expect(saving.catch(failureBehind)).resolves.toBe('changed-meanwhile')
  expect(titlesIn(work)).toEqual(['Stand-up'])
})

test('a new event that is refused goes away again', async () => {
  const { client, titlesIn } = marchInCache()
  const newName = { ...name, eventId: 'tea' }
  const saving = run(client, putEvent(apiAnswering(refused).api), {
    name: newName,
    data: called('Tea'),
    over: null,
  })
  await expect(saving.catch(failureBehind)).resolves.toBe('changed-meanwhile')
  expect(titlesIn(work)).toEqual(['Stand-up'])
})

test('the way back leaves alone what else has changed meanwhile', async () => {
  const { client, titlesIn } = marchInCache()
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { api, requests } = apiAnswering(() => promise)
  const saving = run(client, putEvent(api), { name, data: called('Tea'), over: seen })
  await expect.poll(() => requests.length).toBe(1)
  client.setQueryData<ItemsRead>(
    keys.range(work, march),
    (now) => now && { ...now, items: [...now.items, { ...before, eventId: 'lunch', data: called('Lunch') }] },
  )
  resolve(refused())
  await expect(saving.catch(failureBehind)).resolves.toBe('changed-meanwhile')
  expect(titlesIn(work)).toEqual(['Stand-up', 'Lunch'])
})

test('a deleted event is gone at once and comes back when the service refuses', async () => {
  const { client, titlesIn } = marchInCache()
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { api, requests } = apiAnswering(() => promise)
  const deleting = run(client, deleteEvent(api), { name, over: seen })
  await expect.poll(() => requests.length).toBe(1)
  expect(titlesIn(work)).toEqual([])
  resolve(refused())
  await expect(deleting.catch(failureBehind)).resolves.toBe('changed-meanwhile')
  expect(titlesIn(work)).toEqual(['Stand-up'])
})

test('an event is deleted and put back as the very same object', async () => {
  const { client, titlesIn } = marchInCache()
  const { api, requests } = apiAnswering(taken)
  await run(client, deleteEvent(api), { name, over: seen })
  await run(client, putEvent(api), { name, data: seen.data, over: null })
  expect(await requests[1]?.json()).toEqual(before.data)
  expect(requests[1]?.headers.get('If-None-Match')).toBe('*')
  expect(titlesIn(work)).toEqual(['Stand-up'])
})

test('an event that moves to another calendar is written there and deleted here', async () => {
  const { client, titlesIn } = marchInCache()
  const { api, requests } = apiAnswering(taken)
  const there = { ...name, calendarId: 'personal' }
  await run(client, moveEvent(api), { name: there, data: called('Tea'), from: name, over: seen })
  expect(requests.map(({ method, url }) => `${method} ${url.split('/').slice(-2).join('/')}`)).toEqual([
    'PUT personal/stand-up.ics',
    'DELETE work/stand-up.ics',
  ])
  expect([titlesIn(work), titlesIn(home)]).toEqual([[], ['Tea']])
})

test('an event that cannot leave its calendar is taken out of the other again', async () => {
  const { client, titlesIn } = marchInCache()
  const { api, requests } = apiAnswering(({ method, url }) =>
    method === 'DELETE' && url.includes('/work/') ? refused() : taken(),
  )
  const there = { ...name, calendarId: 'personal' }
  const moving = run(client, moveEvent(api), { name: there, data: called('Tea'), from: name, over: seen })
  await expect(moving.catch(failureBehind)).resolves.toBe('changed-meanwhile')
  expect(requests.at(-1)?.url).toContain('/personal/stand-up.ics')
  expect(requests.at(-1)?.method).toBe('DELETE')
  expect([titlesIn(work), titlesIn(home)]).toEqual([['Stand-up'], []])
})

test('where the server shows no version the object is read again before it is written over (CAL-14)', async () => {
  const { client } = marchInCache()
  const { api, requests } = apiAnswering(({ method }) =>
    method === 'GET' ? Response.json(called('Theirs')) : taken(),
  )
  const saving = run(client, putEvent(api), {
    name,
    data: called('Mine'),
    over: { data: before.data, etag: null },
  })
  await expect(saving.catch(failureBehind)).resolves.toBe('changed-meanwhile')
  expect(requests.map(({ method }) => method)).toEqual(['GET'])
})

const second = { name: { ...name, eventId: 'stand-up-2' }, data: called('Stand-up from April') }

test('a series in two is written from its end: first what continues it', async () => {
  const { client, titlesIn } = marchInCache()
  const { api, requests } = apiAnswering(taken)
  await run(client, writeSeries(api), { name, over: seen, data: called('Until April'), added: second })
  expect(requests.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`)).toEqual([
    'PUT stand-up-2.ics',
    'PUT stand-up.ics',
  ])
  expect(requests.map(({ headers }) => headers.get('If-None-Match') ?? headers.get('If-Match'))).toEqual([
    '*',
    '"1"',
  ])
  expect(titlesIn(work)).toEqual(['Until April', 'Stand-up from April'])
})

test('a series that cannot be cut is whole again, and what would continue it is gone', async () => {
  const { client, titlesIn } = marchInCache()
  const { api, requests } = apiAnswering(({ method, url }) =>
    method === 'PUT' && url.endsWith('/stand-up.ics') ? refused() : taken(),
  )
  const writing = run(client, writeSeries(api), { name, over: seen, data: called('Until'), added: second })
  await expect(writing.catch(failureBehind)).resolves.toBe('changed-meanwhile')
  expect(requests.at(-1)?.method).toBe('DELETE')
  expect(requests.at(-1)?.url).toContain('/stand-up-2.ics')
  expect(titlesIn(work)).toEqual(['Stand-up'])
})
