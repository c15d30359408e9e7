import type { Store, UserRecord } from '../store.ts'
import { refuse } from '../refuse.ts'

/**
 * Lets a user into a home, or refuses (CAL-21). Only one's own home is open: sharing, once there is some, is decided here
 * and nowhere else. Another home is 403 whatever lies in it, so that nobody learns what exists; a home of nobody is 404.
 *
 * @throws {Refusal} forbidden, not-found
 */
export async function admit(user: UserRecord, homeId: string, users: Store['users']): Promise<void> {
  if (homeId === user.id) return
  if ((await users.byId(homeId)) === null) refuse('not-found', 'There is no such home.')
  refuse('forbidden', 'This home was not shared with you.')
}
