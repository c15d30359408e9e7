import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { readItem } from '#domain/event/readItem.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { ApiProvider } from '../../../../api/ApiProvider.tsx'
import { alice } from '../../../../api/testing/alice.ts'
import { apiAnswering } from '../../../../api/testing/apiAnswering.ts'
import { UserProvider } from '../../../../api/UserProvider.tsx'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { guestTimesOf } from '../../grid/drag/guests/guestTimes.ts'
import { ownCalendar } from '../../queries/testing/ownCalendar.ts'
import { DragGuests } from './DragGuests.tsx'

afterEach(cleanup)

const monday = { start: epochMs(Date.UTC(2099, 2, 16)), end: epochMs(Date.UTC(2099, 2, 17)) }
const meeting: JCal = [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'u1'],
        ['dtstart', {}, 'date-time', '2099-03-16T10:00:00Z'],
        ['dtend', {}, 'date-time', '2099-03-16T11:00:00Z'],
        ['attendee', { cn: 'Bob' }, 'cal-address', 'mailto:bob@kalends.example'],
      ],
      [],
    ],
  ],
]
const item = { calendarId: 'work', eventId: 'e', etag: '"1"', data: meeting }
const { events } = readItem(item, { window: monday, viewZone: 'UTC', myAddresses: [] })

/** What is known of the guests of the meeting once it is dragged, and what was asked for it. */
async function dragged(isOffered: boolean) {
  const { api, asked } = apiAnswering({
    'POST /api/people/search': {
      body: [
        {
          id: 'bob',
          objectType: 'user',
          emailAddresses: [{ value: 'bob@kalends.example' }],
          names: [{ displayName: 'Bob' }],
          photos: [],
        },
      ],
    },
    'POST /dav/api/calendars/freebusy': {
      body: {
        start: '',
        end: '',
        users: [
          {
            id: 'bob',
            calendars: [{ id: 'b', busy: [{ start: '20990316T120000Z', end: '20990316T130000Z' }] }],
          },
        ],
      },
    },
  })
  const features = { ...api.config.features, freeBusy: isOffered, people: isOffered }
  const context = { calendars: new Map([['work', ownCalendar()]]), zone: zoneNamed('UTC') }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={{ ...api, config: { ...api.config, features } }}>
        <UserProvider value={alice}>
          <DragGuests {...{ events, context }} />
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  const known = await guestTimesOf(events[0]?.key ?? '', monday)
  return { blocked: known?.blocked.map(known.namesIn), asked: asked.length }
}

test('a drag asks when the guests of its event can come', async () => {
  expect(await dragged(true)).toEqual({ blocked: ['Bob'], asked: 2 })
})

test('CAL-36 on a server that does not tell, nothing is asked, and nothing darkens', async () => {
  expect(await dragged(false)).toEqual({ blocked: undefined, asked: 0 })
})
