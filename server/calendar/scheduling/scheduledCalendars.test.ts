import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { addMs, epochMs } from '#domain/time/units.ts'
import { createUser } from '../../identity/people/provision.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { plainSettings } from '../../testing/plainSettings.ts'
import { scheduledCalendars } from './scheduledCalendars.ts'
import { scheduledWrites } from './scheduledWrites.ts'
import { tellsAll } from './schedulingOf.ts'

const now = epochMs(Date.UTC(2027, 2, 10, 9))
const roomy = { events: 100, bytes: 1_000_000, items: 100 }
const writer = { id: 'w', by: null, until: now, limit: { perEvent: 0, perHome: 0, bytes: 0 } }

const meeting = (uid: string, organizer: string): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', uid],
        ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
        ['organizer', {}, 'cal-address', `mailto:${organizer}`],
        ['attendee', {}, 'cal-address', 'mailto:bob@elsewhere.example'],
      ],
      [],
    ],
  ],
]

test('a meeting that is written while its calendar is deleted is cancelled, too', async () => {
  const store = memoryStore()
  const world = { store, clock: () => now, settings: plainSettings, elsewhere: null }
  const ada = await createUser(store, { email: 'ada@kalends.example', firstName: 'Ada', lastName: '' })
  const work = { homeId: ada.id, calendarId: 'work' }
  const [known] = await store.calendars.ofHome(ada.id)
  if (known === undefined) throw new Error('There is no calendar')
  await store.calendars.create({ ...known, ...work })
  const invite = async (uid: string) => {
    const jcal = JSON.stringify(meeting(uid, ada.email))
    const lastUtc = addMs(now, 30 * 24 * 60 * 60 * 1000)
    const event = { ...work, eventId: uid, uid, jcal, etag: uid, startUtc: now, lastUtc, modifiedAt: now }
    await scheduledWrites(world, () => undefined).put(event, { kind: 'absent' }, writer, tellsAll)
  }
  await invite('one')
  let isWritten = false
  const events: typeof store.events = {
    ...store.events,
    sizesInRange: async (...asked) => {
      const sizes = await store.events.sizesInRange(...asked)
      if (!isWritten) await invite('two')
      isWritten = true
      return sizes
    },
  }
  const deletion = { id: 'd', by: ada.id, at: now, until: now, limit: roomy }
  await scheduledCalendars({ ...world, store: { ...store, events } }, () => undefined).delete(
    work,
    deletion,
    tellsAll,
  )
  const due = await store.scheduling.due(now, 9)
  expect(due.map(({ uid, after }) => [uid, after.includes('"data":null')])).toEqual([
    ['one', true],
    ['two', true],
  ])
})
