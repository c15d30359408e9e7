import { expect, test } from 'vitest'
import { readQuery } from '#domain/search/readQuery.ts'
import { parseDate } from '#domain/time/parseDate.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { apiAnswering } from '../../../../api/testing/apiAnswering.ts'
import { findOnService } from './findOnService.ts'
import { wordsForService } from './wordsForService.ts'

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
    readQuery('capsule', parseDate),
    zoneNamed('Europe/Paris'),
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

const capsule = {
  start: '2019-05-08T08:00:00Z',
  end: '2019-05-08T09:00:00Z',
  allDay: false,
  attendees: [{ email: 'bob@kalends.example', cn: 'Bob Ørsted' }],
}

test.each([
  ['with:orsted', 'orsted', true],
  ['with:alice', 'alice', false],
  ['"time capsule"', 'time capsule', true],
  ['at:garden capsule', 'capsule garden', true],
  ['capsule on:2019-05-08', 'capsule', true],
  ['capsule before:2019-05-08', 'capsule', false],
  ['capsule is:recurring', 'capsule', false],
  ['capsule has:guests', 'capsule', true],
])('%s asks the service for its words, and the rest is looked at here', async (text, words, isFound) => {
  const { api, asked } = apiAnswering({
    'POST /calendar/api/events/search': {
      body: {
        _links: { self: { href: '/calendar/api/events/search' } },
        _total_hits: 1,
        _embedded: { events: [event('capsule', capsule)] },
      },
    },
  })
  const answer = await findOnService(
    api,
    [{ homeId: 'alice', id: 'work' }],
    readQuery(text, parseDate),
    zoneNamed('Europe/Paris'),
    new AbortController().signal,
  )
  expect(answer).toHaveLength(isFound ? 1 : 0)
  expect(await asked[0]?.json()).toMatchObject({ query: words })
})

test('the service is not asked for what it cannot say', () => {
  const words = (text: string) => wordsForService(readQuery(text, parseDate))
  expect(['on:2019-05-08', 'is:recurring', 'a', 'lunch is:declined', 'lunch has:link'].map(words)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
