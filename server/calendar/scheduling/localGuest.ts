import { isFindable } from '../../identity/search/peopleSearch.ts'
import type { Ports } from '../../ports.ts'
import type { UserRecord } from '../../store/records.ts'

/**
 * The person of this service who is reached at an address; null for everybody else: people of another or a hidden
 * domain, who is blocked, and who has never signed in.
 *
 * @param from who writes to them
 */
export async function localGuest(
  { store, settings }: Pick<Ports, 'store' | 'settings'>,
  from: Pick<UserRecord, 'domainId'>,
  address: string,
): Promise<UserRecord | null> {
  const user = await store.users.byEmail(address)
  if (user === null || user.blockedAt !== undefined || user.domainId !== from.domainId) return null
  return isFindable(settings, user.email) ? user : null
}
