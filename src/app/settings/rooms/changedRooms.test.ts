import { expect, test } from 'vitest'
import { changedRooms } from './changedRooms.ts'

const aurora = { id: 'a', name: 'Aurora', address: 'aurora@kalends.example', capacity: 8 }
const boreal = { id: 'b', name: 'Boreal', address: 'boreal@kalends.example' }

test('what somebody else changed of the same room meanwhile holds, and so does what they did to others', () => {
  const listed = [{ ...aurora, capacity: 20 }, boreal]
  const room = { name: 'Aurora', address: aurora.address, capacity: 8, place: 'Second floor' }
  expect(changedRooms(listed, { kind: 'change', before: aurora, room })).toEqual([
    { ...aurora, capacity: 20, place: 'Second floor' },
    boreal,
  ])
})

test('what was changed here holds, also what was cleared', () => {
  const { capacity: _, ...room } = { ...aurora, address: 'north@kalends.example' }
  expect(
    changedRooms([{ ...aurora, place: 'First floor' }], { kind: 'change', before: aurora, room }),
  ).toEqual([{ ...room, place: 'First floor' }])
})

test('a room that is gone is not listed anew by a change, and is gone after a removal', () => {
  expect(() => changedRooms([boreal], { kind: 'change', before: aurora, room: aurora })).toThrow(/not-found/)
  expect(changedRooms([boreal], { kind: 'remove', room: aurora })).toEqual([boreal])
})
