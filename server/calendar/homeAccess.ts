import type { Store, UserRecord } from '../store/Store.ts'
import { throwHttpError } from '../HttpError.ts'

/** Whether a user may read in a home. Only one's own is open: sharing, once there is some, is decided here and nowhere else. */
export const isOpenTo = (user: UserRecord, homeId: string): boolean => homeId === user.id

/**
 * Lets a user into a home, or refuses (CAL-21). Another home is 403 whatever lies in it, so that nobody learns what exists; a home of nobody is 404.
 *
 * @throws {HttpError} forbidden, not-found
 */
export async function authorizeHome(user: UserRecord, homeId: string, users: Store['users']): Promise<void> {
  if (isOpenTo(user, homeId)) return
  if ((await users.byId(homeId)) === null) throwHttpError('not-found', 'There is no such home.')
  throwHttpError('forbidden', 'This home was not shared with you.')
}
