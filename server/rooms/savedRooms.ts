import { domainOf } from '#contract/emailAddress.ts'
import { roomProblems, roomsKey, type Room } from '#contract/rooms/rooms.ts'
import type { SettingsChange } from '#contract/configurationHistory.ts'
import { newId } from '../digest.ts'
import { throwHttpError } from '../HttpError.ts'
import { etagsIn, isNamed } from '../http/headers/etagsIn.ts'
import type { Ports } from '../ports.ts'
import { parseRemovedRooms, parseRooms } from './roomDirectory.ts'
import { defaultCalendarOf } from '../store/calendars/defaultCalendarOf.ts'

const maxLines = 200

type World = Pick<Ports, 'store' | 'clock'> & { readonly settings: Pick<Ports['settings'], 'domains'> }

/** What a save did; `removed` are the rooms that are listed no longer. */
export type RoomsOutcome =
  | { readonly kind: 'changed'; readonly etag: string; readonly removed: readonly Room[] }
  | { readonly kind: 'stale' }

/** The list of rooms as administrators read and save it. */
export type SavedRooms = {
  /** `value` is null if it was never saved. */
  read(): Promise<{ readonly value: readonly Room[] | null; readonly etag: string }>
  /**
   * Stores the list and a line of the audit. A new room gets an id and a calendar; it keeps both as long as its
   * address is listed.
   *
   * @param ifMatch the `If-Match` header; null replaces whatever is stored
   * @throws {HttpError} wrong-shape for the address of a person, or of a domain that is not served
   */
  save(
    rooms: readonly Room[],
    saver: { readonly userId: string | null; readonly address: string | null },
    ifMatch: string | null,
  ): Promise<RoomsOutcome>
  /** Rooms that are listed no longer and were not closed, because a process ended between. */
  unclosed(): Promise<readonly Room[]>
}

export function savedRooms({ store, clock, settings }: World): SavedRooms {
  const { configuration, generation, calendars } = store
  const etagAt = (revision: number) => `"${generation}-rooms-${revision}"`
  const stored = async () => {
    const read = await configuration.read(roomsKey.module, roomsKey.name)
    const revision = read?.revision ?? null
    const removed = parseRemovedRooms(read?.value)
    return { value: read && parseRooms(read.value), removed, revision, etag: etagAt(revision ?? 0) }
  }
  /** Those that have a calendar still. */
  const unclosed = async (removed: readonly Room[]) => {
    const calendarsOf = await Promise.all(removed.map(({ id = '' }) => calendars.find(id, id)))
    return removed.filter((_, at) => calendarsOf[at] !== null)
  }

  return {
    read: async () => {
      const { value, etag } = await stored()
      return { value, etag }
    },
    unclosed: async () => unclosed((await stored()).removed),
    save: async (asked, saver, ifMatch) => {
      for (;;) {
        const { value: before, removed: gone, revision, etag } = await stored()
        if (!isMatched(ifMatch, etag, revision !== null)) return { kind: 'stale' }
        const current = before ?? []
        const ids = new Map(current.map(({ address, id }) => [address, id]))
        const rooms = asked.map((each) => {
          const id = ids.get(each.address) ?? newId()
          return Object.assign({ id }, each, { id })
        })
        const added = rooms.filter(({ address }) => !ids.has(address))
        await rejectAddresses(rooms, ids, { store, settings })
        // A room is never without a calendar: before it is listed it has one.
        for (const { id } of added) await calendars.create(defaultCalendarOf(id))
        const listed = new Set(rooms.map(({ address }) => address))
        const removed = [...(await unclosed(gone)), ...current.filter(({ address }) => !listed.has(address))]
        const line = {
          at: clock(),
          by: saver.userId,
          from: saver.address,
          action: 'saved' as const,
          changes: changesBetween(current, rooms),
        }
        const change = {
          ...roomsKey,
          known: revision,
          // Stored with the list, so that another process closes them if this one dies.
          value: [...rooms, ...removed.map((each) => ({ ...each, isRemoved: true }))],
          versions: [],
          line,
          maxVersions: 0,
          maxLines,
        }
        if ((await configuration.replace(change)) === 'replaced')
          return { kind: 'changed', etag: etagAt((revision ?? 0) + 1), removed }
        for (const { id } of added) await calendars.delete(id, id)
      }
    },
  }
}

/** @throws {HttpError} wrong-shape, with a line for each address that no room can have */
async function rejectAddresses(
  rooms: readonly Room[],
  known: ReadonlyMap<string, unknown>,
  { store: { users }, settings: { domains } }: Pick<World, 'store' | 'settings'>,
): Promise<void> {
  const problems: string[] = []
  const found = (index: number, problem: string) =>
    problems.push(`${roomsKey.module}->${roomsKey.name}: ${index}/address ${problem}`)
  for (const [index, { address }] of rooms.entries()) {
    if (known.has(address)) continue
    if (!domains.includes(domainOf(address)))
      found(index, `${roomProblems['other-domain']}: ${domains.join(', ')}`)
    else if ((await users.byEmail(address)) !== null) found(index, roomProblems['address-of-person'])
  }
  if (problems.length > 0) throwHttpError('wrong-shape', problems.join('\n'))
}

function changesBetween(before: readonly Room[], after: readonly Room[]): SettingsChange[] {
  const was = new Map(before.map((each) => [each.address, JSON.stringify(each)]))
  const is = new Map(after.map((each) => [each.address, JSON.stringify(each)]))
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((address): SettingsChange[] => {
    const [old, now] = [was.get(address), is.get(address)]
    const path = `resources/${address}`
    if (old === undefined) return [{ path, kind: 'added' }]
    if (now === undefined) return [{ path, kind: 'removed' }]
    return old === now ? [] : [{ path, kind: 'changed' }]
  })
}

const isMatched = (ifMatch: string | null, etag: string, isThere: boolean) => {
  if (ifMatch === null) return true
  return etagsIn(ifMatch) === '*' ? isThere : isNamed(ifMatch, etag)
}
