import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import type { ItipMessage } from '#domain/scheduling/ItipMessage.ts'
import { invitedTo } from '#domain/scheduling/people.ts'
import { epochMs } from '#domain/time/units.ts'
import { createUser } from '../../identity/people/provision.ts'
import { roomDirectory } from '../../rooms/roomDirectory.ts'
import { savedRooms } from '../../rooms/savedRooms.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import type { Store } from '../../store/Store.ts'
import { storePlaces, type StorePlace } from '../../testing/storePlaces.ts'
import { busyIn } from '../freebusy/busyIn.ts'
import { bookRoom } from './bookRoom.ts'
import { plainSettings } from '../../testing/plainSettings.ts'

const now = epochMs(Date.UTC(2027, 2, 10, 9))
const address = 'aurora@kalends.example'

const meeting = (uid: string, organizer: string): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', uid],
        ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
        ['dtend', {}, 'date-time', '2027-03-15T10:00:00Z'],
        ['organizer', {}, 'cal-address', `mailto:${organizer}`],
        ['attendee', { cutype: 'ROOM' }, 'cal-address', `mailto:${address}`],
      ],
      [],
    ],
  ],
]

const request = (uid: string, organizer: string): ItipMessage => ({
  method: 'REQUEST',
  uid,
  sender: organizer,
  recipient: address,
  sequence: 0,
  dtstamp: '2027-03-10T09:00:00Z',
  data: meeting(uid, organizer),
  asked: { '': 0 },
})

const memoryPlace = async (): Promise<StorePlace> => ({
  runs: 1,
  open: async () => memoryStore(),
  close: async () => undefined,
})

/** As two processes do it: nothing but the store is between them. */
async function bookAtOnce(store: Store, names: readonly string[]) {
  const world = { store, clock: () => now, settings: plainSettings }
  await savedRooms(world).save([{ name: 'Aurora', address }], { userId: null, address: null }, null)
  const room = await roomDirectory(store).byEmail(address)
  if (room === null) throw new Error('There is no room')
  const people = await Promise.all(
    names.map((name) =>
      createUser(store, { email: `${name}@kalends.example`, firstName: name, lastName: '' }),
    ),
  )
  await Promise.all(people.map((each) => bookRoom(world, room, request(each.id, each.email), each)))
  const [calendar] = await store.calendars.ofHome(room.id)
  if (calendar === undefined) throw new Error('The room has no calendar')
  const range = { start: now, end: epochMs(Date.UTC(2027, 3, 1)) }
  const busy = (await busyIn(store, [calendar], { range, addresses: [address] })) ?? []
  const replies = await store.scheduling.due(now, 100)
  return { room, busy, replies }
}

test.each([['memory', memoryPlace] as const, ...storePlaces])(
  'of eight who book a room at once exactly one has it, and all are answered: %s',
  { timeout: 60_000 },
  async (_name, placeOf) => {
    const place = await placeOf()
    const store = await place.open()
    try {
      const names = ['ada', 'bob', 'carol', 'dan', 'eve', 'fay', 'gus', 'hal']
      const { busy, replies } = await bookAtOnce(store, names)
      expect(busy).toHaveLength(1)
      const answers = replies.map(({ after }) => /"partstat":"(\w+)"/.exec(after)?.[1])
      const counted = (answer: string) => answers.filter((each) => each === answer).length
      expect([counted('ACCEPTED'), counted('DECLINED')]).toEqual([1, 7])
    } finally {
      await store.close()
      await place.close()
    }
  },
)

test('a room stores when it is booked and by whom, and nothing else', async () => {
  const store = memoryStore()
  const { room } = await bookAtOnce(store, ['ada'])
  const ada = await store.users.byEmail('ada@kalends.example')
  const world = { store, clock: () => now, settings: plainSettings }
  const sent = request('more', ada?.email ?? '')
  const [name, properties, components] = sent.data
  const [vevent] = components
  if (ada === null || vevent === undefined) throw new Error('Nobody is there')
  const telling: JCal = [
    name,
    properties,
    [
      [
        vevent[0],
        [
          ...vevent[1],
          ['summary', {}, 'text', 'Secret'],
          ['description', {}, 'text', 'Secret'],
          ['attendee', {}, 'cal-address', 'mailto:carol@kalends.example'],
        ],
        [['valarm', [['action', {}, 'text', 'DISPLAY']], []]],
      ],
    ],
  ]
  await bookRoom(world, room, { ...sent, data: telling }, ada)
  const event = await store.events.byUid(room.id, 'more')
  expect(event?.jcal).not.toMatch(/Secret|valarm/)
  expect(invitedTo(event && parsedJCal(event.jcal))).toEqual([address])
})
