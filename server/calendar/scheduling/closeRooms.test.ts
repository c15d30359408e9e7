import { expect, test } from 'vitest'
import type { ItipMessage } from '#domain/scheduling/ItipMessage.ts'
import { epochMs } from '#domain/time/units.ts'
import { createUser } from '../../identity/people/provision.ts'
import { roomDirectory } from '../../rooms/roomDirectory.ts'
import { savedRooms } from '../../rooms/savedRooms.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { bookRoom } from './bookRoom.ts'
import { closeLeftRooms, closeRooms } from './closeRooms.ts'
import { plainSettings } from '../../testing/plainSettings.ts'

const now = epochMs(Date.UTC(2027, 2, 10, 9))
const address = 'aurora@kalends.example'
const saver = { userId: null, address: null }

/** A service with a room that Ada has booked. */
async function bookedRoom() {
  const store = memoryStore()
  const logged: string[] = []
  const world = {
    store,
    clock: () => now,
    settings: plainSettings,
    log: (msg: string) => void logged.push(msg),
  }
  await savedRooms(world).save([{ name: 'Aurora', address }], saver, null)
  const room = await roomDirectory(store).byEmail(address)
  if (room === null) throw new Error('There is no room')
  const ada = await createUser(store, { email: 'ada@kalends.example', firstName: 'Ada', lastName: '' })
  const book = (uid: string, start: string) => bookRoom(world, room, requestOf(ada.email, uid, start), ada)
  await book('plan', '2027-03-15T09:00:00Z')
  const answers = async () => {
    const due = await store.scheduling.due(now, 9)
    return due.map(({ after }) => /"partstat":"(\w+)"/.exec(after)?.[1])
  }
  return { world, room, book, answers, logged }
}

/** An hour of the room. */
const requestOf = (organizer: string, uid: string, start: string): ItipMessage => ({
  method: 'REQUEST',
  uid,
  sender: organizer,
  recipient: address,
  sequence: 0,
  dtstamp: '2027-03-10T09:00:00Z',
  data: [
    'vcalendar',
    [],
    [
      [
        'vevent',
        [
          ['uid', {}, 'text', uid],
          ['dtstart', {}, 'date-time', start],
          ['duration', {}, 'duration', 'PT1H'],
          ['organizer', {}, 'cal-address', `mailto:${organizer}`],
          ['attendee', { cutype: 'ROOM' }, 'cal-address', `mailto:${address}`],
        ],
        [],
      ],
    ],
  ],
  asked: { '': 0 },
})

test('a room that was removed by a process that ended then is closed by the next one that starts', async () => {
  const { world, room, answers } = await bookedRoom()
  expect(await answers()).toEqual(['ACCEPTED'])
  // Saved, and then the process is gone.
  await savedRooms(world).save([], saver, null)
  expect(await answers()).toEqual(['ACCEPTED'])
  let woken = 0
  await closeLeftRooms(world, () => (woken += 1))
  expect(await answers()).toEqual(['DECLINED'])
  expect(await world.store.calendars.ofHome(room.id)).toEqual([])
  await closeLeftRooms(world, () => (woken += 1))
  expect(woken).toBe(1)
})

test('a room that was not closed yet is closed by the next save, also if its address is listed again', async () => {
  const { world, room, answers } = await bookedRoom()
  await savedRooms(world).save([], saver, null)
  const again = await savedRooms(world).save([{ name: 'Aurora', address }], saver, null)
  if (again.kind !== 'changed') throw new Error('It was not saved')
  expect(again.removed).toMatchObject([{ id: room.id }])
  await closeRooms(world, again.removed, () => undefined)
  expect(await answers()).toEqual(['DECLINED'])
  const listed = await roomDirectory(world.store).byEmail(address)
  expect(listed?.id).not.toBe(room.id)
  expect(await savedRooms(world).read()).toMatchObject({ value: [{ id: listed?.id, address }] })
  expect(await savedRooms(world).unclosed()).toEqual([])
})

test('who books a room while it is closed is told that it declines', async () => {
  const { world, room, book, answers } = await bookedRoom()
  await savedRooms(world).save([], saver, null)
  const { store } = world
  let isBooked = false
  const events: typeof store.events = {
    ...store.events,
    sizesInRange: async (...asked) => {
      const sizes = await store.events.sizesInRange(...asked)
      if (!isBooked) await book('other', '2027-03-16T09:00:00Z')
      isBooked = true
      return sizes
    },
  }
  await closeLeftRooms({ ...world, store: { ...store, events } }, () => undefined)
  expect(await answers()).toEqual(['DECLINED', 'DECLINED'])
  expect(await store.calendars.ofHome(room.id)).toEqual([])
})

test('what fails while rooms are closed is logged, and does not stop the service', async () => {
  const { world, logged } = await bookedRoom()
  await savedRooms(world).save([], saver, null)
  const calendars = { ...world.store.calendars, delete: () => Promise.reject(new Error('The disk is away')) }
  await closeLeftRooms({ ...world, store: { ...world.store, calendars } }, () => undefined)
  expect(logged).toEqual(['invitations-failed'])
})
