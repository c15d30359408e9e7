import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { rangeOf } from '../ranges/rangeOf.ts'
import { apiAnswering } from '../testing/apiAnswering.ts'
import { reportRange } from './rangeRequests.ts'

const standUp: JCal = ['vcalendar', [], [['vevent', [['uid', {}, 'text', 'stand-up']], []]]]
const name = { userId: 'alice', calendarId: 'work' }

test('a range is one REPORT of the calendar, a week wider than its month, in UTC (CAL-6, CAL-8)', async () => {
  const { api, requests } = apiAnswering(() => Response.json({ _embedded: { 'dav:item': [] } }))
  await reportRange(api, name, rangeOf('2027-03-15'))
  expect(requests[0]?.method).toBe('REPORT')
  expect(requests[0]?.url).toBe('http://dav.example/dav/api/calendars/alice/work.json')
  expect(await requests[0]?.json()).toEqual({ match: { start: '20270222T000000', end: '20270408T000000' } })
})

test('Accept is separated by a comma and a space, as servers of the family split it', async () => {
  const { api, requests } = apiAnswering(() => Response.json([]))
  await reportRange(api, name, rangeOf('2027-03-15'))
  expect(requests[0]?.headers.get('Accept')).toBe('application/json, text/plain, */*')
})

test('masters are requested if the service offers them (CAL-9)', async () => {
  const { api, requests } = apiAnswering(() => Response.json([]), { expandFalse: true })
  await reportRange(api, name, rangeOf('2027-03-15'))
  expect(await requests[0]?.json()).toMatchObject({ expand: false })
})

test('a bare array of jCal is accepted (CAL-6)', async () => {
  const { api } = apiAnswering(() => Response.json([standUp]))
  expect(await reportRange(api, name, rangeOf('2027-03-15'))).toEqual({ items: [standUp] })
})
