import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readItem } from '#domain/event/readItem.ts'
import { apiAnswering } from '../testing/apiAnswering.ts'
import type { Calendar } from '../calendars/Calendar.ts'
import { calendarKeys } from '../calendarKeys.ts'
import { rangeQuery } from './rangeQuery.ts'
import { rangeOf } from './rangeOf.ts'

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
  canShare: false,
  ownerId: null,
}
const march = rangeOf('2027-03-15')

test('a range is requested once, until its calendar changes', async () => {
  const { api, requests } = apiAnswering(() => Response.json({ _embedded: { 'dav:item': [] } }))
  const client = new QueryClient()
  await client.query(rangeQuery(api, work, march))
  await client.query(rangeQuery(api, work, rangeOf('2027-03-01')))
  expect(requests).toHaveLength(1)
  await client.invalidateQueries({ queryKey: calendarKeys.rangesOf(work) })
  await client.query(rangeQuery(api, work, march))
  expect(requests).toHaveLength(2)
})

test('an object with the same ETag stays identical', async () => {
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
  await client.invalidateQueries({ queryKey: calendarKeys.rangesOf(work) })
  const after = await client.query(rangeQuery(api, work, march))
  expect(after.items.map((each, index) => each === before.items[index])).toEqual([true, false, false])
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

test('CAL-27 of a calendar whose events are refused, the busy times are asked for', async () => {
  const bodies: unknown[] = []
  const { api } = apiAnswering(async (request) => {
    const body: unknown = await request.json()
    bodies.push(body)
    return JSON.stringify(body).includes('free-busy-query')
      ? Response.json({
          data: [
            'vcalendar',
            [],
            [['vfreebusy', [['freebusy', {}, 'period', ['2027-03-15T09:00:00', 'PT1H']]], []]],
          ],
        })
      : new Response(null, { status: 403 })
  })
  const shared: Calendar = { ...work, canWrite: false, ownerId: 'bob' }
  const { items, skipped } = await new QueryClient().query(rangeQuery(api, shared, march))
  expect(bodies[1]).toEqual({
    type: 'free-busy-query',
    match: { start: '20270222T000000', end: '20270408T000000' },
  })
  expect(skipped).toBe(0)
  const window = { start: march.start, end: march.end }
  const events = items.flatMap((item) => readItem(item, { window, viewZone: 'UTC', myAddresses: [] }).events)
  expect(events.map(({ title, when }) => [title, when.kind === 'timed' && when.start])).toEqual([
    ['Busy', Date.UTC(2027, 2, 15, 9)],
  ])
})

test('a calendar of one’s own that is refused is asked for nothing else', async () => {
  const { api, requests } = apiAnswering(() => new Response(null, { status: 403 }))
  const own = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(own.query(rangeQuery(api, work, march))).rejects.toThrow()
  expect(requests).toHaveLength(1)
})
