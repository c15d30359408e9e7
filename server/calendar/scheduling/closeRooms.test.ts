import { expect, test } from 'vitest'
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
  await bookRoom(
    world,
    room,
    {
      method: 'REQUEST',
      uid: 'plan',
      sender: ada.email,
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
              ['uid', {}, 'text', 'plan'],
              ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
              ['dtend', {}, 'date-time', '2027-03-15T10:00:00Z'],
              ['organizer', {}, 'cal-address', `mailto:${ada.email}`],
              ['attendee', { cutype: 'ROOM' }, 'cal-address', `mailto:${address}`],
            ],
            [],
          ],
        ],
      ],
      asked: { '': 0 },
    },
    ada,
  )
  const answers = async () => {
    const due = await store.scheduling.due(now, 9)
    return due.map(({ after }) => /"partstat":"(\w+)"/.exec(after)?.[1])
  }
  return { world, room, answers, logged }
}

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

test('what fails while rooms are closed is logged, and does not stop the service', async () => {
  const { world, logged } = await bookedRoom()
  await savedRooms(world).save([], saver, null)
  const calendars = { ...world.store.calendars, delete: () => Promise.reject(new Error('The disk is away')) }
  await closeLeftRooms({ ...world, store: { ...world.store, calendars } }, () => undefined)
  expect(logged).toEqual(['invitations-failed'])
})
