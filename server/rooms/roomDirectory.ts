import * as v from 'valibot'
import { domainOf } from '#contract/emailAddress.ts'
import { room, roomList, roomsKey, type Room } from '#contract/rooms/rooms.ts'
import { remembered } from '#domain/jcal/remembered.ts'
import { domainIdOf } from './domainIdOf.ts'
import type { Store } from '../store/Store.ts'
import type { UserRecord } from '../store/records.ts'

/** A room as a principal: it has a home of its own id, with one calendar, and never signs in. */
export type RoomRecord = UserRecord & { readonly room: Room }

/** The rooms that administrators list. */
export type RoomDirectory = {
  readonly all: () => Promise<readonly RoomRecord[]>
  readonly byEmail: (email: string) => Promise<RoomRecord | null>
  readonly byId: (id: string) => Promise<RoomRecord | null>
}

/** They are read again when a configuration has changed. */
export const roomDirectory = ({ configuration }: Pick<Store, 'configuration'>): RoomDirectory =>
  directoryOf(configuration)

const directoryOf = remembered((configuration: Store['configuration']): RoomDirectory => {
  let last: Promise<Listed> | null = null
  configuration.onChange(() => {
    last = null
  })
  const listed = async () => {
    const current = (last ??= readListed(configuration))
    try {
      return await current
    } catch (error) {
      if (last === current) last = null
      throw error
    }
  }
  return {
    all: async () => (await listed()).all,
    byEmail: async (email) => (await listed()).byEmail.get(email) ?? null,
    byId: async (id) => (await listed()).byId.get(id) ?? null,
  }
})

type Listed = {
  readonly all: readonly RoomRecord[]
  readonly byEmail: ReadonlyMap<string, RoomRecord>
  readonly byId: ReadonlyMap<string, RoomRecord>
}

async function readListed(configuration: Store['configuration']): Promise<Listed> {
  const rooms = parseRooms(await configuration.get(roomsKey.module, roomsKey.name))
  const all = await Promise.all(rooms.map(recordOf))
  return {
    all,
    byEmail: new Map(all.map((each) => [each.email, each])),
    byId: new Map(all.map((each) => [each.id, each])),
  }
}

/** Stored rooms that are listed; none if they are not readable. */
export function parseRooms(stored: unknown): readonly Room[] {
  const parsed = v.safeParse(roomList, Array.isArray(stored) ? stored.filter((each) => !isRemoved(each)) : [])
  return parsed.success ? parsed.output : []
}

/** Stored rooms that are listed no longer, and may not be closed yet. */
export function parseRemovedRooms(stored: unknown): readonly Room[] {
  const removed = Array.isArray(stored) ? stored.filter(isRemoved) : []
  return removed.flatMap((each) => {
    const parsed = v.safeParse(room, each)
    return parsed.success ? [parsed.output] : []
  })
}

const isRemoved = (each: unknown) => v.is(removedRoom, each)
const removedRoom = v.looseObject({ isRemoved: v.literal(true) })

const recordOf = async (listed: Room): Promise<RoomRecord> => ({
  id: listed.id ?? '',
  email: listed.address,
  firstName: listed.name,
  lastName: '',
  domainId: await domainIdOf(domainOf(listed.address)),
  room: listed,
})
