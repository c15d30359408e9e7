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
const reader = { zone: zoneNamed('Europe/Paris'), myAddresses: ['alice@kalends.example'] }
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
  const { found: results, isAll } = await findOnService(
    api,
    [{ homeId: 'alice', id: 'work' }],
    readQuery('capsule', parseDate),
    reader,
    new AbortController().signal,
  )
  expect(isAll).toBe(true)
  expect(results.map(({ eventId, when }) => [eventId, when])).toEqual([
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
    reader,
    new AbortController().signal,
  )
  expect(answer.found).toHaveLength(isFound ? 1 : 0)
  expect(await asked[0]?.json()).toMatchObject({ query: words })
})

test('the service is not asked for a letter, or for no word', () => {
  const words = (text: string) => wordsForService(readQuery(text, parseDate))
  expect(['on:2019-05-08', 'is:recurring', 'a', '🦊', '.*', 'lunch is:declined'].map(words)).toEqual([
    null,
    null,
    null,
    null,
    null,
    'lunch',
  ])
})

/** What our service says besides what others say. */
const ours = {
  organizer: { email: 'bob@kalends.example' },
  attendees: [{ email: 'Alice@kalends.example', partstat: 'DECLINED' }],
  status: 'CANCELLED',
  transp: 'TRANSPARENT',
  has: ['link'],
}

async function foundOf(text: string, data: object, total = 1) {
  const { api } = apiAnswering({
    'POST /calendar/api/events/search': {
      body: {
        _links: { self: { href: '/calendar/api/events/search' } },
        _total_hits: total,
        _embedded: { events: [event('capsule', { ...capsule, ...data })] },
      },
    },
  })
  const calendars = [{ homeId: 'alice', id: 'work' }]
  const { signal } = new AbortController()
  return findOnService(api, calendars, readQuery(text, parseDate), reader, signal)
}

test.each([
  ['is:invitation', true],
  ['is:declined', true],
  ['is:free', true],
  ['is:cancelled', true],
  ['has:link', true],
  ['has:reminder', false],
  ['is:recurring', false],
])('our service says enough of an event to decide %s', async (condition, isFound) => {
  const { found: results, isAll } = await foundOf(`capsule ${condition}`, ours)
  expect([results.length > 0, isAll]).toEqual([isFound, true])
})

test('a result is drawn with its state and the answer of who searches', async () => {
  const { found: results } = await foundOf('capsule', ours)
  expect(results[0]).toMatchObject({ status: 'cancelled', reply: 'declined' })
})

test.each([
  ['another server does not say who declined', 'capsule is:declined', {}, 1],
  ['there are more than were answered', 'capsule', ours, 101],
  ['a series may have other dates', 'capsule on:2030-01-01', { ...ours, isRecurrentMaster: true }, 1],
])('not everything is found where %s', async (_, text, data, total) => {
  expect((await foundOf(text, data, total)).isAll).toBe(false)
})
