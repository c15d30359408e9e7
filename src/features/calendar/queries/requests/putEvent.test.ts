import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { apiAnswering } from '../testing/apiAnswering.ts'
import { putEvent } from './putEvent.ts'

const standUp: JCal = ['vcalendar', [], [['vevent', [['uid', {}, 'text', 'stand-up']], []]]]
const name = { userId: 'alice', calendarId: 'work', eventId: 'stand-up' }

test('an event is written over the version that was seen (CAL-14)', async () => {
  const { api, requests } = apiAnswering(() => new Response(null, { status: 204, headers: { ETag: '"2"' } }))
  expect(await putEvent(api, name, standUp, { version: '"1"' })).toEqual({ data: standUp, etag: '"2"' })
  expect(requests[0]?.method).toBe('PUT')
  expect(requests[0]?.headers.get('If-Match')).toBe('"1"')
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/calendar+json')
  expect(await requests[0]?.json()).toEqual(standUp)
})

test('a new event is written only if nothing is there', async () => {
  const { api, requests } = apiAnswering(() => Response.json({ id: 'stand-up' }, { status: 201 }))
  await putEvent(api, name, standUp, 'nothing')
  expect(requests[0]?.headers.get('If-None-Match')).toBe('*')
})

test('any success counts: 202 with a task, 204 without a body (CAL-12)', async () => {
  const { api } = apiAnswering(() => new Response('accepted', { status: 202 }))
  expect(await putEvent(api, name, standUp, 'anything')).toEqual({ data: standUp, etag: null })
})
