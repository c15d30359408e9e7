import type { Log } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import { StoreFull, StoreUnavailable } from '../../store/storeErrors.ts'
import type { ClaimedPerson } from '../strategy.ts'
import { personName } from './personName.ts'

/** Gives a known person the names that their provider or directory has of them now. */
export type FollowNames = (person: ClaimedPerson) => Promise<void>

/**
 * A source that has no name of somebody leaves theirs as it is. If the store cannot be written, they sign in by the
 * name of before.
 *
 * @param counts whether this source is asked for names at all
 */
export function followNames(
  { users }: Pick<Store, 'users'>,
  log: Log,
  counts = async () => true,
): FollowNames {
  return async ({ email, firstName: first, lastName: last }) => {
    const [firstName, lastName] = [personName(first), personName(last)]
    if (firstName === '' && lastName === '') return
    try {
      if (!(await counts())) return
      const user = await users.byEmail(email)
      if (user === null || (user.firstName === firstName && user.lastName === lastName)) return
      await users.rename(user.id, { firstName, lastName })
    } catch (error) {
      if (!(error instanceof StoreUnavailable) && !(error instanceof StoreFull)) throw error
      log('names-not-followed')
    }
  }
}
