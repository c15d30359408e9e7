import { expect, test } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { epochMs } from '#domain/time/units.ts'
import { createUser } from '../../identity/people/provision.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { guestLinks } from './guestLinks.ts'
import { linkedGuest } from './linkedGuest.ts'

const start = epochMs(Date.UTC(2027, 2, 15, 9))
const person = (name: string, address: string): JCalProperty => [name, {}, 'cal-address', `mailto:${address}`]

test('of an invitation with hundreds of guests one guest is left', async () => {
  const store = memoryStore()
  const ada = await createUser(store, { email: 'ada@kalends.example', firstName: 'Ada', lastName: '' })
  const guests = Array.from({ length: 300 }, (_, number) => person('attendee', `guest${number}@far.example`))
  const properties: readonly JCalProperty[] = [
    ['uid', {}, 'text', 'plan'],
    ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
    ['rrule', {}, 'recur', { freq: 'DAILY' }],
    person('organizer', ada.email),
    ...guests,
  ]
  const address = { homeId: ada.id, calendarId: ada.id, eventId: '1' }
  const jcal = JSON.stringify(['vcalendar', [], [['vevent', properties, []]]])
  const times = { startUtc: start, lastUtc: start, modifiedAt: start }
  await store.events.put({ ...address, uid: 'plan', jcal, etag: '"1"', ...times }, { kind: 'none' })
  const links = guestLinks(store.configuration)
  const link = await links.encrypt({ homeId: ada.id, uid: 'plan', address: 'guest7@far.example' })
  const found = await linkedGuest({ store, clock: () => start }, links, link)
  const left = found?.invitation[2][0]?.[1].filter(([name]) => name === 'attendee')
  expect(left).toEqual([person('attendee', 'guest7@far.example')])
})
