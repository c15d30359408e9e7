import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { apiAnswering } from '../testing/apiAnswering.ts'
import { deleteEvent, getEvent } from './eventRequests.ts'

const standUp: JCal = ['vcalendar', [], [['vevent', [['uid', {}, 'text', 'stand-up']], []]]]
const name = { userId: 'alice', calendarId: 'work', eventId: 'stand-up' }

test('an event comes with its version (CAL-11)', async () => {
  const { api, requests } = apiAnswering(() => Response.json(standUp, { headers: { ETag: '"1"' } }))
  expect(await getEvent(api, name)).toEqual({ data: standUp, etag: '"1"' })
  expect(requests[0]?.url).toBe('http://dav.example/dav/api/calendars/alice/work/stand-up.ics')
})

test('an event is deleted in the version that was seen (CAL-15)', async () => {
  const { api, requests } = apiAnswering(() => new Response(null, { status: 204 }))
  await deleteEvent(api, name, { version: '"1"' })
  expect([requests[0]?.method, requests[0]?.headers.get('If-Match')]).toEqual(['DELETE', '"1"'])
})

test('ids are one segment each, whatever they contain (CAL-3)', async () => {
  const { api, requests } = apiAnswering(() => Response.json(standUp))
  await getEvent(api, { ...name, eventId: 'q?r/a b%' })
  expect(requests[0]?.url).toBe('http://dav.example/dav/api/calendars/alice/work/q%3Fr%2Fa%20b%25.ics')
})
