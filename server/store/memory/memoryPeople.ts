import { byText } from '../../byText.ts'
import { personWords } from '../search/personWords.ts'
import type { PushSubscriptionRecord } from '../PushStore.ts'
import type { Store } from '../Store.ts'
import type { SessionRecord, TokenRecord, UserRecord } from '../records.ts'
import { memorySessions } from './memorySessions.ts'
import { memoryTokens } from './memoryTokens.ts'

/** Users with their passwords, sessions and tokens. They are together because a block changes them all. */
export function memoryPeople(
  { create: createCalendar }: Pick<Store['calendars'], 'create'>,
  subscriptions: Map<string, PushSubscriptionRecord>,
): Pick<Store, 'users' | 'passwords' | 'sessions' | 'tokens'> {
  const users = new Map<string, UserRecord>()
  const sessionRecords = new Map<string, SessionRecord>()
  const tokenRecords = new Map<string, TokenRecord>()
  const sessions = memorySessions(sessionRecords, subscriptions)
  const tokens = memoryTokens(tokenRecords)
  const endAll = async (userId: string) => {
    await sessions.closeAllOf(userId)
    await tokens.deleteAllOf(userId)
  }
  const byEmail = (email: string) => [...users.values()].find((user) => user.email === email) ?? null

  return {
    users: {
      byId: async (id) => users.get(id) ?? null,
      byEmail: async (email) => byEmail(email),
      search: async (domainId, words, limit) =>
        [...users.values()]
          .filter((user) => user.domainId === domainId && user.blockedAt === undefined)
          .filter((user) => words.every((word) => personWords(user).includes(` ${word}`)))
          .toSorted((one, other) => byText(one.email, other.email))
          .slice(0, limit),
      provision: async (user, defaultCalendar) => {
        const known = byEmail(user.email)
        if (known !== null) return known
        users.set(user.id, user)
        await createCalendar(defaultCalendar)
        return user
      },
      block: async (id, at, spare) => {
        const user = users.get(id)
        if (user === undefined) return 'missing'
        const others = [...users.values()].filter((each) => each.id !== id && spare.includes(each.email))
        const isLast = others.every(({ blockedAt }) => blockedAt !== undefined)
        if (spare.includes(user.email) && isLast) return 'last'
        users.set(id, { blockedAt: at, ...user })
        await endAll(id)
        return 'blocked'
      },
      unblock: async (id, at) => {
        const user = users.get(id)
        if (user === undefined) return 'missing'
        const { blockedAt, ...rest } = user
        if (blockedAt === undefined) return 'unblocked'
        users.set(id, { ...rest, unblockedAt: at })
        await endAll(id)
        return 'unblocked'
      },
    },
    passwords: memoryPasswords(),
    sessions,
    tokens,
  }
}

function memoryPasswords(): Store['passwords'] {
  const hashes = new Map<string, string>()
  return {
    hashOf: async (userId) => hashes.get(userId) ?? null,
    set: async (userId, hash) => void hashes.set(userId, hash),
    exchange: async (userId, known, hash) => {
      if (hashes.get(userId) !== known) return false
      hashes.set(userId, hash)
      return true
    },
    remove: async (userId, known) => {
      if (hashes.get(userId) === known) hashes.delete(userId)
    },
  }
}
