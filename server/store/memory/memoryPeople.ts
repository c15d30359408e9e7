import { byText } from '../../byText.ts'
import { personWords } from '../search/personWords.ts'
import type { PushSubscriptionRecord } from '../PushStore.ts'
import type { Store } from '../Store.ts'
import type { SessionRecord, TokenRecord, UserRecord } from '../records.ts'
import type { ErasedUsers } from './memoryErasing.ts'
import { memorySessions } from './memorySessions.ts'
import { memoryTokens } from './memoryTokens.ts'

type Parts = {
  readonly calendars: Pick<Store['calendars'], 'create'>
  readonly subscriptions: Map<string, PushSubscriptionRecord>
  readonly users: Map<string, UserRecord>
  readonly erased: ErasedUsers
}

type MemoryPeople = Pick<Store, 'passwords' | 'sessions' | 'tokens'> & {
  readonly users: Omit<Store['users'], 'erase' | 'forgetErased'>
  readonly dropPassword: (userId: string) => void
}

/** Users with their passwords, sessions and tokens. They are together because a block changes them all. */
export function memoryPeople({ calendars, subscriptions, users, erased }: Parts): MemoryPeople {
  const sessionRecords = new Map<string, SessionRecord>()
  const tokenRecords = new Map<string, TokenRecord>()
  const hashes = new Map<string, string>()
  const sessions = memorySessions(sessionRecords, subscriptions)
  const tokens = memoryTokens(tokenRecords)
  const endAll = async (userId: string) => {
    await sessions.closeAllOf(userId)
    await tokens.deleteAllOf(userId)
  }
  const all = () => [...users.values()]
  const byEmail = (email: string) =>
    all().find((user) => user.email === email) ??
    all().find((user) => user.formerEmails?.includes(email)) ??
    null

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
        const before = erased.get(user.email)
        const id = before?.user.id ?? user.id
        const added = { ...user, id, ...(before && { unblockedAt: before.at }) }
        erased.delete(user.email)
        users.set(id, added)
        await calendars.create(before ? { ...defaultCalendar, homeId: id, calendarId: id } : defaultCalendar)
        return added
      },
      sender: async (id) =>
        users.get(id) ?? [...erased.values()].find(({ user }) => user.id === id)?.user ?? null,
      readdress: async (id, { email, domainId, formerEmails }) => {
        const user = users.get(id)
        if (user === undefined) return 'missing'
        const isTaken = [email, ...formerEmails].some(
          (each) => erased.has(each) || ![null, user].includes(byEmail(each)),
        )
        if (isTaken) return 'taken'
        const { formerEmails: _, ...rest } = user
        users.set(id, { ...rest, email, domainId, ...(formerEmails.length > 0 && { formerEmails }) })
        return 'readdressed'
      },
      rename: async (id, names) => {
        const user = users.get(id)
        if (user !== undefined) users.set(id, { ...user, ...names })
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
    passwords: memoryPasswords(hashes),
    dropPassword: (userId) => void hashes.delete(userId),
    sessions,
    tokens,
  }
}

const memoryPasswords = (hashes: Map<string, string>): Store['passwords'] => ({
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
})
