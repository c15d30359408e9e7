import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { calendarKeys } from '../queries/calendarKeys.ts'
import type { CalendarsRead } from '../queries/calendars/readCalendars.ts'
import { rangeOf } from '../queries/ranges/rangeOf.ts'
import { applyNews } from './applyNews.ts'
import { forgetUnlisted } from './forgetUnlisted.ts'

const march = rangeOf('2027-03-15')
const key = calendarKeys.calendars('alice')
const calendar = (id: string) => ({
  id,
  homeId: 'alice',
  name: id,
  description: '',
  colour: '#336699',
  hasCtag: true,
  isDefault: false,
  canWrite: true,
  canRename: true,
  canShare: true,
  ownerId: null,
})
const listOf = (...ids: readonly string[]): CalendarsRead => ({
  calendars: ids.map(calendar),
  ctags: Object.fromEntries(ids.map((id) => [`alice/${id}`, '1'])),
  skipped: 0,
})
/** A cache with these calendars and a range of each. */
function cacheOf(...ids: readonly string[]) {
  const client = new QueryClient()
  client.setQueryData(key, listOf(...ids))
  const range = (id: string) => calendarKeys.range({ homeId: 'alice', id }, march)
  for (const id of ids) client.setQueryData(range(id), { items: [] })
  return {
    client,
    isStale: (id: string) => client.getQueryState(range(id))?.isInvalidated,
    isListStale: () => client.getQueryState(key)?.isInvalidated,
    has: (id: string) => client.getQueryData(range(id)) !== undefined,
  }
}
const changed = (id: string, ctag: string) =>
  ({ kind: 'calendar', path: `/dav/api/calendars/alice/${id}.json`, ctag }) as const

test('only the calendar that changed is read again', () => {
  const { client, isStale, isListStale } = cacheOf('work', 'choir')
  applyNews(client, 'alice', changed('work', '2'))
  expect([isStale('work'), isStale('choir'), isListStale()]).toEqual([true, false, false])
  // So the list still shows the change to an edit that is acknowledged later.
  expect(client.getQueryData<CalendarsRead>(key)?.ctags).toEqual({ 'alice/work': '1', 'alice/choir': '1' })
})

test('what is open of a calendar that changed is read again', () => {
  const { client } = cacheOf('work', 'choir')
  const event = (calendarId: string) => calendarKeys.event({ userId: 'alice', calendarId, eventId: 'e' })
  for (const id of ['work', 'choir']) client.setQueryData(event(id), { data: [] })
  applyNews(client, 'alice', changed('work', '2'))
  expect(['work', 'choir'].map((id) => client.getQueryState(event(id))?.isInvalidated)).toEqual([true, false])
})

test('what is known already is not read again', () => {
  const { client, isStale, isListStale } = cacheOf('work')
  applyNews(client, 'alice', changed('work', '1'))
  expect([isStale('work'), isListStale()]).toEqual([false, false])
})

test('a calendar that is not in the list, and another list, have the list read again', () => {
  const one = cacheOf('work')
  applyNews(one.client, 'alice', changed('new', '1'))
  expect(one.isListStale()).toBe(true)
  const other = cacheOf('work')
  applyNews(other.client, 'alice', { kind: 'list' })
  expect([other.isListStale(), other.isStale('work')]).toEqual([true, false])
})

test('the events of a calendar that leaves the list are forgotten', () => {
  const { client, has } = cacheOf('work', 'choir')
  const stop = forgetUnlisted(client, 'alice')
  client.setQueryData(key, listOf('work'))
  expect([has('work'), has('choir')]).toEqual([true, false])
  stop()
  client.setQueryData(key, listOf())
  expect(has('work')).toBe(true)
})
