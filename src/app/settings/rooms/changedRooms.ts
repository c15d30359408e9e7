import { hashKey } from '@tanstack/react-query'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import type { Room } from '#contract/rooms/rooms.ts'
import { ApiError } from '../../../api/ApiError.ts'

/** What an administrator does to the list of rooms; `before` is the room as it was shown. */
export type RoomChange =
  | { readonly kind: 'add'; readonly room: Room }
  | { readonly kind: 'change'; readonly before: Room; readonly room: Room }
  | { readonly kind: 'remove'; readonly room: Room }

/**
 * The list after one change. What somebody else did to it meanwhile holds: the change touches one room, and of that the
 * members that were changed.
 *
 * @throws {ApiError} not-found for a room that is no longer listed
 */
export function changedRooms(rooms: readonly Room[], change: RoomChange): readonly Room[] {
  if (change.kind === 'add') return [...rooms, change.room]
  if (change.kind === 'remove') return rooms.filter(({ address }) => address !== change.room.address)
  const { before, room } = change
  const listed = rooms.find(({ address }) => address === before.address)
  if (listed === undefined) throw new ApiError('not-found', { status: null, request })
  return rooms.map((each) => (each === listed ? withChanged(listed, before, room) : each))
}

/** Whether a list is as this change was to make it: what it does not touch may be as somebody else wanted it. */
export function isRoomChanged(rooms: readonly Room[], change: RoomChange): boolean {
  const listed = rooms.find(({ address }) => address === change.room.address)
  if (change.kind === 'remove') return listed === undefined
  if (listed === undefined) return false
  if (change.kind === 'add') return isSame({ ...listed, id: change.room.id }, change.room)
  const { before, room } = change
  const isLeft = room.address === before.address || rooms.every(({ address }) => address !== before.address)
  return isLeft && isSame(withChanged(listed, before, room), listed)
}

const isSame = (one: Room, other: Room) => hashKey([one]) === hashKey([other])

const { method, path } = administrationEndpoints.putConfigurations
const request = { method, path }

function withChanged(listed: Room, before: Room, room: Room): Room {
  const [old, now]: readonly Readonly<Record<string, unknown>>[] = [before, room]
  const isChanged = (name: string) => JSON.stringify(old?.[name]) !== JSON.stringify(now?.[name])
  const theirs = Object.entries(listed).filter(([name]) => name === 'id' || !isChanged(name))
  const changed = Object.entries(room).filter(([name]) => isChanged(name))
  return Object.assign(
    { name: room.name, address: room.address },
    Object.fromEntries([...theirs, ...changed]),
  )
}
