import type { PushSubscriptionRecord } from '../PushStore.ts'
import type { Store } from '../Store.ts'
import type { SessionRecord } from '../records.ts'
import { dropSubscriptionsOf } from './memoryReminders.ts'

export const memorySessions = (
  sessions: Map<string, SessionRecord>,
  subscriptions: Map<string, PushSubscriptionRecord>,
): Store['sessions'] => ({
  open: async (session) => void sessions.set(session.idHash, session),
  find: async (idHash) => sessions.get(idHash) ?? null,
  close: async (idHash) => void sessions.delete(idHash),
  seen: async (idHash, seenAt) => {
    const session = sessions.get(idHash)
    if (session !== undefined) sessions.set(idHash, { ...session, seenAt })
  },
  closeAllOf: async (userId) => {
    for (const session of sessions.values()) if (session.userId === userId) sessions.delete(session.idHash)
    dropSubscriptionsOf(subscriptions, userId)
  },
  ofUser: async (userId) =>
    [...sessions.values()]
      .filter((session) => session.userId === userId)
      .toSorted((one, other) => one.expiresAt - other.expiresAt || (one.idHash < other.idHash ? -1 : 1)),
  closeBeyond: async (userId, limit) => {
    const own = [...sessions.values()].filter((session) => session.userId === userId)
    const latestFirst = own.toSorted(
      (one, other) => other.expiresAt - one.expiresAt || (other.seenAt ?? 0) - (one.seenAt ?? 0),
    )
    for (const { idHash } of latestFirst.slice(limit)) sessions.delete(idHash)
  },
  closeExpired: async (now) => {
    for (const { idHash, expiresAt } of sessions.values()) if (expiresAt <= now) sessions.delete(idHash)
  },
})
