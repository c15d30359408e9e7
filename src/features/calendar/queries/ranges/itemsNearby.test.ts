import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Item } from '#domain/event/Item.ts'
import { calendarKeys } from '../calendarKeys.ts'
import { itemsNearby } from './itemsNearby.ts'
import { rangeOf } from './rangeOf.ts'

const work = { homeId: 'alice', id: 'work' }
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
  client.setQueryData(calendarKeys.range(work, rangeOf('2027-02-15')), {
    items: [item('a'), item('b')],
    skipped: 0,
  })
  client.setQueryData(calendarKeys.range(work, rangeOf('2027-04-15')), {
    items: [item('b'), item('c')],
    skipped: 1,
  })
  return client
}

test('before a month is read, what overlapping months hold of it is shown, without duplicates', () => {
  const nearby = itemsNearby(aroundMarch(), work, march)
  expect(nearby?.items.map(({ eventId }) => eventId)).toEqual(['a', 'b', 'c'])
})

test('the same neighbours give the identical answer, so that nothing is drawn twice', () => {
  const client = aroundMarch()
  expect(itemsNearby(client, work, march)).toBe(itemsNearby(client, work, march))
})

test('without cached neighbours there is nothing', () => {
  expect(itemsNearby(new QueryClient(), work, march)).toBeUndefined()
})
