import { QueryClient } from '@tanstack/react-query'
import { beforeAll, expect, test } from 'vitest'
import type { JCal, JCalParameters } from '#contract/jcal.ts'
import { readItem } from '#domain/event/readItem.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { alice } from '../../../../api/testing/alice.ts'
import { apiAnswering } from '../../../../api/testing/apiAnswering.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { usualHours } from '../../options/ViewOptions.ts'
import { ownCalendar } from '../../queries/testing/ownCalendar.ts'
import { guestTimesFor } from './guestTimesFor.ts'

beforeAll(() => void inEnglish({ children: null }))

const zone = zoneNamed('UTC')
const monday = { start: epochMs(Date.UTC(2027, 2, 15)), end: epochMs(Date.UTC(2027, 2, 16)) }
const address = (name: string) => `${name}@kalends.example`
const attendee = (name: string, parameters: JCalParameters = {}) =>
  ['attendee', { cn: name, ...parameters }, 'cal-address', `mailto:${address(name)}`] as const

/** A meeting at ten of somebody, with guests. */
function meetingOf(organizer: string, ...attendees: readonly ReturnType<typeof attendee>[]) {
  const data: JCal = [
    'vcalendar',
    [],
    [
      [
        'vevent',
        [
          ['uid', {}, 'text', 'u1'],
          ['dtstart', {}, 'date-time', '2027-03-15T10:00:00Z'],
          ['dtend', {}, 'date-time', '2027-03-15T11:00:00Z'],
          ['organizer', { cn: organizer }, 'cal-address', `mailto:${address(organizer)}`],
          ...attendees,
        ],
        [],
      ],
    ],
  ]
  const item = { calendarId: 'work', eventId: 'e', etag: '"1"', data }
  const [event] = readItem(item, { window: monday, viewZone: 'UTC', myAddresses: alice.emails }).events
  if (event === undefined) throw new Error('no event')
  return event
}

const busy = (id: string, from: string, until: string) => ({
  id,
  calendars: [{ id, busy: [{ start: `20270315T${from}00Z`, end: `20270315T${until}00Z` }] }],
})

/** Of everybody is known when they are busy; the ids of people are their names. */
async function timesFor(event: ReturnType<typeof meetingOf>, ownerId: string | null = null) {
  const { api, asked } = apiAnswering({
    'POST /api/people/search': {
      body: ['bob', 'carol', 'hall'].map((name) => ({
        id: name,
        objectType: name === 'hall' ? 'resource' : 'user',
        emailAddresses: [{ value: address(name) }],
        names: [{ displayName: name }],
        photos: [],
      })),
    },
    'GET /api/users/carol': {
      body: {
        _id: 'carol',
        id: 'carol',
        firstname: 'Carol',
        lastname: 'Clay',
        displayName: 'Carol Clay',
        preferredEmail: address('carol'),
        emails: [address('carol')],
      },
    },
    'POST /dav/api/calendars/freebusy': {
      body: {
        start: '',
        end: '',
        users: [
          busy('alice', '0900', '1000'),
          busy('bob', '1200', '1300'),
          busy('carol', '1400', '1500'),
          busy('hall', '1600', '1700'),
        ],
      },
    },
  })
  const known = await guestTimesFor(event, monday, {
    api,
    client: new QueryClient(),
    user: alice,
    calendar: ownCalendar({ ownerId }),
    zone,
    workingHours: usualHours([6, 0]),
    now: monday.start,
  })
  const blocked = known?.blocked.map((each) => `${new Date(each.start).getUTCHours()} ${known.namesIn(each)}`)
  const freeBusy = asked.find(({ url }) => url.endsWith('/freebusy'))
  const { users } = freeBusy ? await freeBusy.json() : { users: [] }
  return { known, blocked, users, asked }
}

test('the hours of guests and rooms darken, and of one’s own time none, as one sees it anyway', async () => {
  const event = meetingOf('alice', attendee('bob'), attendee('hall', { cutype: 'ROOM' }))
  const { blocked, users } = await timesFor(event)
  expect(users).toEqual(['alice', 'bob', 'hall'])
  expect(blocked).toEqual(['12 bob', '16 hall'])
})

test('a room is found also in a page that was loaded when there were none', async () => {
  const { asked } = await timesFor(meetingOf('alice', attendee('hall', { cutype: 'ROOM' })))
  const search = asked.find(({ url }) => url.endsWith('/search'))
  expect(await search?.json()).toMatchObject({ objectTypes: ['user', 'contact', 'resource'] })
})

test('who moves a meeting of somebody else for them sees when its owner cannot come', async () => {
  const event = meetingOf('carol', attendee('bob'), attendee('alice'))
  const { known, blocked, users } = await timesFor(event, 'carol')
  expect(users).toEqual(['carol', 'bob', 'alice'])
  expect(blocked).toEqual(['12 bob', '14 Carol Clay'])
  // Alice is asked to come, too.
  expect(known?.best.map(({ start }) => new Date(start).getUTCHours())).not.toContain(9)
})

test('of a meeting that somebody else organizes nothing is asked', async () => {
  const event = meetingOf('bob', attendee('alice'), attendee('carol'))
  expect(await timesFor(event)).toEqual({ known: null, blocked: undefined, users: [], asked: [] })
  expect((await timesFor(event, 'carol')).known).toBeNull()
})
