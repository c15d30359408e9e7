import { expect, test } from 'vitest'
import { apiAnswering } from '../testing/apiAnswering.ts'
import { createCalendar, listCalendars } from './calendarRequests.ts'

test('the calendars of a home are requested as calendar JSON (CAL-1)', async () => {
  const { api, requests } = apiAnswering(() => Response.json({ _embedded: { 'dav:calendar': [{}] } }))
  expect(await listCalendars(api, 'alice')).toEqual([{}])
  expect(requests[0]?.method).toBe('GET')
  expect(requests[0]?.url).toBe('http://dav.example/dav/api/calendars/alice.json')
  expect(requests[0]?.headers.get('Accept')).toBe('application/calendar+json')
})

test('an empty body is a home without calendars (CAL-1)', async () => {
  const { api } = apiAnswering(() => new Response(''))
  expect(await listCalendars(api, 'alice')).toEqual([])
})

test('creating a calendar that exists fails as such (CAL-4)', async () => {
  const { api } = apiAnswering(() => new Response(null, { status: 405 }))
  await expect(createCalendar(api, 'alice', { id: 'work' })).rejects.toMatchObject({
    failure: 'already-exists',
  })
})
