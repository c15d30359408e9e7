import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { calendarKeys } from '../calendarKeys.ts'
import { cachedLists } from './cachedLists.ts'

test('the lists that were read are given, and not what was put off or is public, which has another shape', async () => {
  const client = new QueryClient()
  const list = { calendars: [], ctags: { 'bob/work': '1' }, skipped: 0 }
  client.setQueryData(calendarKeys.calendars('bob'), list)
  const others = [calendarKeys.putOff('bob'), calendarKeys.public('alice')]
  for (const key of others) client.setQueryData(key, [])
  expect(cachedLists(client)).toEqual([list])
  await client.invalidateQueries({ queryKey: calendarKeys.allCalendars })
  expect(others.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})
