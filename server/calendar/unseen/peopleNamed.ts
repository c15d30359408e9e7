import type { UnseenChange } from '#contract/unseen/unseenChanges.ts'
import { displayNameOf } from '../../identity/people/displayNameOf.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord, UserRecord } from '../../store/records.ts'

/** The people of an answer, each looked up once. */
export function peopleNamed({ users }: Pick<Store, 'users'>, caller: UserRecord) {
  const known = new Map<string, UserRecord | null>([[caller.id, caller]])
  const find = async (id: string): Promise<UserRecord | null> => {
    const user = known.get(id)
    if (user !== undefined) return user
    const found = await users.byId(id)
    known.set(id, found)
    return found
  }
  return {
    named: async (id: string | null): Promise<UnseenChange['by']> => {
      const user = id === null ? null : await find(id)
      return user && { id: user.id, displayName: displayNameOf(user) }
    },
    /** Where the calendar is stored. */
    ownerOf: ({ homeId, copy }: CalendarRecord) => find(copy?.source.homeId ?? homeId),
  }
}
