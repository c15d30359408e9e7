import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cachedAnswers } from './cachedAnswers.ts'
import { keyOf } from '#domain/edits/ObjectName.ts'
import { calendarKeys } from './calendarKeys.ts'
import { rangeOf } from './ranges/rangeOf.ts'

const range = (id: string) => calendarKeys.range({ homeId: 'alice', id }, rangeOf('2027-03-15'))
const standUpIn = (calendarId: string) => keyOf({ userId: 'alice', calendarId, eventId: 'stand-up' })

/** A cache with two calendars, of which one has a ctag. */
function twoCalendars() {
  const client = new QueryClient()
  client.setQueryData(calendarKeys.calendars('alice'), {
    calendars: [],
    ctags: { 'alice/work': '1' },
    skipped: 0,
  })
  client.setQueryData(range('work'), { items: [], skipped: 0, asOf: 2 })
  client.setQueryData(range('plain'), { items: [], skipped: 0, asOf: 3 })
  return client
}

test('after a write the list is read again, whose ctags lead to changed calendars, and calendars without one', () => {
  const client = twoCalendars()
  cachedAnswers(client).askAgain([standUpIn('work'), standUpIn('plain')])
  const isToBeAsked = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  expect([calendarKeys.calendars('alice'), range('work'), range('plain')].map(isToBeAsked)).toEqual([
    true,
    false,
    true,
  ])
})

test('a calendar is as of a tick if all its cached answers are, and if there are none', () => {
  const { areAsOf } = cachedAnswers(twoCalendars())
  expect(['work', 'plain', 'elsewhere'].map((id) => areAsOf(standUpIn(id), 3))).toEqual([false, true, true])
})

test('answers are gone when a person has signed out', () => {
  const client = twoCalendars()
  expect(cachedAnswers(client).areGone()).toBe(false)
  client.clear()
  expect(cachedAnswers(client).areGone()).toBe(true)
})
