import { expect, test } from 'vitest'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { findOnService } from './findOnService.ts'

const found = {
  uid: 'a',
  summary: 'Time capsule',
  location: 'Garden',
  description: '',
  class: 'PUBLIC',
  isRecurrentMaster: false,
  attendees: [],
  userId: 'alice',
  calendarId: 'work',
}
const event = (eventId: string, when: object) => ({
  _links: { self: { href: `/calendars/alice/work/${eventId}.ics` } },
  data: { ...found, ...when },
})

test('results of the service have their dates, and unreadable ones are left out', async () => {
  const { api, asked } = apiAnswering({
    'POST /calendar/api/events/search': {
      body: {
        _links: { self: { href: '/calendar/api/events/search' } },
        _total_hits: 3,
        _embedded: {
          events: [
            event('timed', { start: '2019-05-08T08:00:00Z', end: '2019-05-08T09:00:00Z', allDay: false }),
            event('days', { start: '2019-05-08', end: '2019-05-10', allDay: true }),
            event('odd', { start: 'soon', end: 'later', allDay: false }),
          ],
        },
      },
    },
  })
  const answer = await findOnService(
    api,
    [{ homeId: 'alice', id: 'work' }],
    'capsule',
    new AbortController().signal,
  )
  expect(answer.map(({ eventId, when }) => [eventId, when])).toEqual([
    ['timed', { kind: 'timed', start: Date.UTC(2019, 4, 8, 8), end: Date.UTC(2019, 4, 8, 9), zone: 'UTC' }],
    ['days', { kind: 'allDay', first: '2019-05-08', last: '2019-05-09' }],
  ])
  expect(await asked[0]?.json()).toEqual({
    calendars: [{ userId: 'alice', calendarId: 'work' }],
    query: 'capsule',
  })
})
