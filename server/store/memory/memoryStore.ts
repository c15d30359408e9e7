import type { EpochMs } from '../../epochMs.ts'
import type { ExpiringRecord, PinRecord, SessionRecord, Store, TokenRecord, UserRecord } from '../Store.ts'
import { memoryConfiguration } from './memoryConfiguration.ts'
import { memoryCalendars, type MemoryShelf } from './memoryCalendars.ts'

/** A store that forgets everything at the end: for tests and mocks, and the oracle the others are compared with. */
export function memoryStore(): Store {
  const users = new Map<string, UserRecord>()
  const hashes = new Map<string, string>()
  const sessions = new Map<string, SessionRecord>()
  const expiring = new Map<string, ExpiringRecord>()
  const throttle = new Map<string, EpochMs[]>()
  const tokens = new Map<string, TokenRecord>()
  const pins = new Map<string, PinRecord>()
  const shelves = new Map<string, MemoryShelf>()
  const { calendars, events } = memoryCalendars(shelves)
  const closeAllOf = (userId: string) => {
    for (const session of sessions.values()) if (session.userId === userId) sessions.delete(session.idHash)
  }
  const deleteAllOf = (userId: string) => {
    for (const token of tokens.values()) if (token.userId === userId) tokens.delete(token.id)
  }
  const endAll = (userId: string) => {
    closeAllOf(userId)
    deleteAllOf(userId)
  }
  const byEmail = (email: string) => [...users.values()].find((user) => user.email === email) ?? null

  return {
    engine: 'memory',
    generation: crypto.randomUUID(),
    users: {
      byId: async (id) => users.get(id) ?? null,
      byEmail: async (email) => byEmail(email),
      provision: async (user, defaultCalendar) => {
        const known = byEmail(user.email)
        if (known !== null) return known
        users.set(user.id, user)
        await calendars.create(defaultCalendar)
        return user
      },
      block: async (id, at, spare) => {
        const user = users.get(id)
        if (user === undefined) return 'missing'
        const others = [...users.values()].filter((each) => each.id !== id && spare.includes(each.email))
        const isLast = others.every(({ blockedAt }) => blockedAt !== undefined)
        if (spare.includes(user.email) && isLast) return 'last'
        users.set(id, { blockedAt: at, ...user })
        endAll(id)
        return 'blocked'
      },
      unblock: async (id, at) => {
        const user = users.get(id)
        if (user === undefined) return 'missing'
        const { blockedAt, ...rest } = user
        if (blockedAt === undefined) return 'unblocked'
        users.set(id, { ...rest, unblockedAt: at })
        endAll(id)
        return 'unblocked'
      },
    },
    passwords: {
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
    },
    sessions: {
      open: async (session) => void sessions.set(session.idHash, session),
      find: async (idHash) => sessions.get(idHash) ?? null,
      close: async (idHash) => void sessions.delete(idHash),
      seen: async (idHash, seenAt) => {
        const session = sessions.get(idHash)
        if (session !== undefined) sessions.set(idHash, { ...session, seenAt })
      },
      closeAllOf: async (userId) => closeAllOf(userId),
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
    },
    expiring: {
      keep: async (key, record) => {
        if (expiring.has(key)) return false
        expiring.set(key, record)
        return true
      },
      find: async (key) => expiring.get(key) ?? null,
      exchange: async (key, known, text) => {
        const record = expiring.get(key)
        if (record?.text !== known) return false
        expiring.set(key, { ...record, text })
        return true
      },
      sweep: async (now) => {
        for (const [key, { until }] of expiring) if (until <= now) expiring.delete(key)
      },
    },
    throttle: {
      add: async (keys, at) => {
        for (const key of keys) throttle.set(key, [...(throttle.get(key) ?? []), at])
      },
      count: async (key, after) => {
        const entries = (throttle.get(key) ?? []).filter((at) => at > after)
        const oldest = entries.reduce((earliest, each) => Math.min(earliest, each), Infinity)
        return entries.length === 0 ? null : { count: entries.length, oldest }
      },
      forget: async (keys) => {
        for (const key of keys) throttle.delete(key)
      },
      sweep: async (before) => {
        for (const [key, entries] of throttle) {
          const later = entries.filter((at) => at > before)
          if (later.length === 0) throttle.delete(key)
          else throttle.set(key, later)
        }
      },
    },
    tokens: {
      create: async (token) => void tokens.set(token.id, token),
      find: async (secretHash) =>
        [...tokens.values()].find((token) => token.secretHash === secretHash) ?? null,
      ofUser: async (userId) =>
        [...tokens.values()]
          .filter((token) => token.userId === userId)
          .toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)),
      used: async (id, lastUsedAt) => {
        const token = tokens.get(id)
        if (token !== undefined) tokens.set(id, { ...token, lastUsedAt })
      },
      delete: async (userId, id) => {
        if (tokens.get(id)?.userId !== userId) return 'missing'
        tokens.delete(id)
        return 'deleted'
      },
      deleteAllOf: async (userId) => deleteAllOf(userId),
    },
    pins: {
      of: async (email) => [...pins.values()].filter((pin) => pin.email === email),
      put: async (pin) => void pins.set(JSON.stringify([pin.email, pin.place]), pin),
      forget: async (email) => {
        const known = [...pins].filter(([, pin]) => pin.email === email)
        for (const [key] of known) pins.delete(key)
        return known.length
      },
    },
    configuration: memoryConfiguration(),
    calendars,
    events,
    ping: async () => undefined,
    close: async () => undefined,
  }
}
