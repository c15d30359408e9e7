import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { calendarKeys } from './calendarKeys.ts'
import { rangeOf } from './ranges/rangeOf.ts'
import { otherCalendarsWith } from './otherCalendarsWith.ts'

const calendar = (id: string, homeId = 'alice') => ({ id, homeId, name: id })
const object = (uid: string): JCal => ['vcalendar', [], [['vevent', [['uid', {}, 'text', uid]], []]]]

/** A cache in which each calendar holds the event of one UID. */
function cacheWith(uids: readonly (readonly [ReturnType<typeof calendar>, string])[]) {
  const client = new QueryClient()
  client.setQueryData(calendarKeys.calendars('alice'), { calendars: uids.map(([each]) => each), ctags: {} })
  for (const [each, uid] of uids)
    client.setQueryData(calendarKeys.range(each, rangeOf('2027-03-15')), { items: [{ data: object(uid) }] })
  return client
}

const work = { userId: 'alice', calendarId: 'work' }
const others = (client: QueryClient, uid: string) =>
  otherCalendarsWith(client, object(uid), work).map(({ homeId, id }) => `${homeId}/${id}`)

test('the calendars besides its own that hold an event of the same UID are found', () => {
  const client = cacheWith([
    [calendar('work'), 'concert'],
    [calendar('work', 'bob'), 'concert'],
    [calendar('choir'), 'concert'],
    [calendar('club'), 'rehearsal'],
  ])
  expect(others(client, 'concert')).toEqual(['bob/work', 'alice/choir'])
})

test('an event without a UID is in one calendar', () => {
  expect(others(cacheWith([[calendar('choir'), '']]), '')).toEqual([])
})
