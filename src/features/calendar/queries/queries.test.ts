import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Item } from '#domain/event/Item.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { apiAnswering } from './testing/apiAnswering.ts'
import type { Calendar } from './calendars/Calendar.ts'
import { calendarsQuery, itemsNearby, keys, rangeQuery } from './queries.ts'
import { rangeOf } from './ranges/rangeOf.ts'

const work: Calendar = {
  id: 'work',
  homeId: 'alice',
  name: 'Work',
  description: '',
  colour: '#1a73e8',
  hasCtag: true,
  isDefault: false,
  canWrite: true,
  canRename: true,
}
const march = rangeOf('2027-03-15')

const item = (eventId: string): Item => ({
  calendarId: 'work',
  eventId,
  etag: null,
  data: ['vcalendar', [], []],
})

/** A cache that knows February and April, but not March. */
function aroundMarch() {
  const client = new QueryClient()
  client.setQueryData(keys.range(work, rangeOf('2027-02-15')), { items: [item('a'), item('b')], skipped: 0 })
  client.setQueryData(keys.range(work, rangeOf('2027-04-15')), { items: [item('b'), item('c')], skipped: 1 })
  return client
}

test('before a month has come, what its neighbours hold of it is shown, each object once', () => {
  const nearby = itemsNearby(aroundMarch(), work, march)
  expect(nearby?.items.map(({ eventId }) => eventId)).toEqual(['a', 'b', 'c'])
})

test('the same neighbours give the very same answer, so that nothing is drawn twice', () => {
  const client = aroundMarch()
  expect(itemsNearby(client, work, march)).toBe(itemsNearby(client, work, march))
})

test('where no neighbour is known nothing is', () => {
  expect(itemsNearby(new QueryClient(), work, march)).toBeUndefined()
})

test('a range is asked for once, until its calendar changes', async () => {
  const { api, requests } = apiAnswering(() => Response.json({ _embedded: { 'dav:item': [] } }))
  const client = new QueryClient()
  await client.query(rangeQuery(api, work, march))
  await client.query(rangeQuery(api, work, rangeOf('2027-03-01')))
  expect(requests).toHaveLength(1)
  await client.invalidateQueries({ queryKey: keys.rangesOf(work) })
  await client.query(rangeQuery(api, work, march))
  expect(requests).toHaveLength(2)
})

test('an object that has the ETag it had before is the very same', async () => {
  let second = '"2"'
  const object = (name: string, etag: string | null) => ({
    _links: { self: { href: `/calendars/alice/work/${name}.ics` } },
    ...(etag !== null && { etag }),
    data: ['vcalendar', [], []],
  })
  const { api } = apiAnswering(() =>
    Response.json({
      _embedded: { 'dav:item': [object('a', '"1"'), object('b', second), object('c', null)] },
    }),
  )
  const client = new QueryClient()
  const before = await client.query(rangeQuery(api, work, march))
  second = '"3"'
  await client.invalidateQueries({ queryKey: keys.rangesOf(work) })
  const after = await client.query(rangeQuery(api, work, march))
  expect(after.items.map((each, index) => each === before.items[index])).toEqual([true, false, false])
})

test('a calendar whose ctag is another is asked again, and no other', async () => {
  inEnglish({ children: null })
  let ctags: Readonly<Record<string, string>> = { work: '1', personal: '1' }
  const { api } = apiAnswering(() =>
    Response.json({
      _embedded: {
        'dav:calendar': Object.entries(ctags).map(([id, ctag]) => ({
          _links: { self: { href: `/calendars/alice/${id}.json` } },
          'calendarserver:ctag': ctag,
        })),
      },
    }),
  )
  const client = new QueryClient()
  const list = calendarsQuery(api, 'alice')
  const rangesOf = (id: string) => keys.range({ homeId: 'alice', id }, march)
  await client.query(list)
  for (const id of ['work', 'personal', 'fresh']) client.setQueryData(rangesOf(id), { items: [] })
  ctags = { work: '1', personal: '2', fresh: '1' }
  await client.invalidateQueries({ queryKey: keys.allCalendars })
  await client.query(list)
  const isToBeAsked = (id: string) => client.getQueryState(rangesOf(id))?.isInvalidated
  expect(['work', 'personal', 'fresh'].filter(isToBeAsked)).toEqual(['personal'])
})

test('calendars stay the very same when only what is in them was changed', async () => {
  inEnglish({ children: null })
  let revision = 0
  const { api } = apiAnswering(() =>
    Response.json({
      _embedded: {
        'dav:calendar': [
          {
            _links: { self: { href: '/calendars/alice/work.json' } },
            'dav:name': 'Work',
            'calendarserver:ctag': String(++revision),
          },
        ],
      },
    }),
  )
  const client = new QueryClient()
  const query = calendarsQuery(api, 'alice')
  await client.query(query)
  const first = client.getQueryData(query.queryKey)
  await client.invalidateQueries({ queryKey: keys.allCalendars })
  await client.query(query)
  const second = client.getQueryData(query.queryKey)
  expect(first?.calendars).toHaveLength(1)
  expect(second?.calendars).toBe(first?.calendars)
  expect(second?.ctags).toEqual({ 'alice/work': '2' })
})

test('an object in the answer of a calendar belongs to it, whatever its href says', async () => {
  const { api } = apiAnswering(() =>
    Response.json({
      _embedded: {
        'dav:item': [
          {
            _links: { self: { href: '/calendars/other/elsewhere/q?r.ics' } },
            data: ['vcalendar', [], []],
          },
        ],
      },
    }),
  )
  const { items } = await new QueryClient().query(rangeQuery(api, work, march))
  expect(items).toMatchObject([{ calendarId: 'work', eventId: 'q?r' }])
})
