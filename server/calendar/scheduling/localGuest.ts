import { isFindable } from '../../identity/search/peopleSearch.ts'
import type { Ports } from '../../ports.ts'
import { roomDirectory, type RoomRecord } from '../../rooms/roomDirectory.ts'
import type { UserRecord } from '../../store/records.ts'

/** A person of this service, or one of its rooms. */
export type LocalGuest = UserRecord | RoomRecord

/**
 * The person or the room of this service that is reached at an address; null for everybody else: people of another or a
 * hidden domain, who is blocked, and who has never signed in.
 *
 * @param from who writes to them
 */
export async function localGuest(
  { store, settings }: Pick<Ports, 'store' | 'settings'>,
  from: Pick<UserRecord, 'domainId'>,
  address: string,
): Promise<LocalGuest | null> {
  const user = (await roomDirectory(store).byEmail(address)) ?? (await store.users.byEmail(address))
  if (user === null || user.blockedAt !== undefined || user.domainId !== from.domainId) return null
  return isFindable(settings, user.email) ? user : null
}
