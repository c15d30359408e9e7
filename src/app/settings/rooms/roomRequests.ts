import * as v from 'valibot'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { configurationModules } from '#contract/configuration.ts'
import { roomList, roomsKey, type Room } from '#contract/rooms/rooms.ts'
import type { Api } from '../../../api/createApi.ts'
import { doneAfterAll } from '../../../api/doneAfterAll.ts'
import { failureBehind } from '../../../api/explain.ts'
import { changedRooms, isRoomChanged, type RoomChange } from './changedRooms.ts'

/** The rooms that administrators list, and in which version. */
export type StoredRooms = { readonly rooms: readonly Room[]; readonly etag: string | null }

/** Read the list of rooms (CFG-13). One that was never saved is empty. */
export async function getRooms(api: Api, signal?: AbortSignal): Promise<StoredRooms> {
  const { value, etag } = await api.send(administrationEndpoints.readConfigurations, {
    body: { json: [{ name: roomsKey.module, keys: [roomsKey.name] }] },
    schema: configurationModules,
    signal,
  })
  const stored = value
    .find(({ name }) => name === roomsKey.module)
    ?.configurations.find(({ name }) => name === roomsKey.name)?.value
  return { rooms: stored === undefined ? [] : v.parse(roomList, stored), etag }
}

/**
 * Changes a room of the list. Where somebody else saved the list since it was read, that is changed. What is changed
 * already was so by an earlier try, whose answer was lost, or because a browser has sent it twice.
 */
export const saveRooms = (api: Api, { rooms, etag }: StoredRooms, change: RoomChange): Promise<void> =>
  doneAfterAll(
    async () => {
      try {
        await putRooms(api, changedRooms(rooms, change), etag)
      } catch (error) {
        if (failureBehind(error) !== 'changed-meanwhile') throw error
        const now = await getRooms(api)
        if (isRoomChanged(now.rooms, change)) return
        await putRooms(api, changedRooms(now.rooms, change), now.etag)
      }
    },
    async () => isRoomChanged((await getRooms(api)).rooms, change),
  )

/** Replace the list of rooms, if it is still what was read. */
async function putRooms(api: Api, rooms: readonly Room[], etag: string | null): Promise<void> {
  await api.send(administrationEndpoints.putConfigurations, {
    body: { json: [{ name: roomsKey.module, configurations: [{ name: roomsKey.name, value: rooms }] }] },
    headers: etag === null ? {} : { 'if-match': etag },
    schema: v.unknown(),
  })
}
