import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { calendarKeys } from '../calendarKeys.ts'
import { rangeOf } from '../ranges/rangeOf.ts'
import { apiAnswering } from '../testing/apiAnswering.ts'
import { calendarsQuery } from './calendarsQuery.ts'

const march = rangeOf('2027-03-15')

test('a calendar with a new ctag is read again, and no other', async () => {
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
  const rangesOf = (id: string) => calendarKeys.range({ homeId: 'alice', id }, march)
  await client.query(list)
  for (const id of ['work', 'personal', 'fresh']) client.setQueryData(rangesOf(id), { items: [] })
  ctags = { work: '1', personal: '2', fresh: '1' }
  await client.invalidateQueries({ queryKey: calendarKeys.allCalendars })
  await client.query(list)
  const isToBeAsked = (id: string) => client.getQueryState(rangesOf(id))?.isInvalidated
  expect(['work', 'personal', 'fresh'].filter(isToBeAsked)).toEqual(['personal'])
})

test('calendars stay identical if only their events changed', async () => {
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
  await client.invalidateQueries({ queryKey: calendarKeys.allCalendars })
  await client.query(query)
  const second = client.getQueryData(query.queryKey)
  expect(first?.calendars).toHaveLength(1)
  expect(second?.calendars).toBe(first?.calendars)
  expect(second?.ctags).toEqual({ 'alice/work': '2' })
})
