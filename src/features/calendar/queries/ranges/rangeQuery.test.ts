import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
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
