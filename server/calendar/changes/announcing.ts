import type { Subject } from '../../store/ChangeStore.ts'
import type { Store } from '../../store/Store.ts'

/**
 * The store, with every write of which others may be told announced when it is done (CAL-33). Credentials count
 * too: whoever loses theirs is told nothing more.
 */
export function announcing(store: Store): Store {
  const { calendars, events, bin, shares, webCalendars, sessions, tokens, users, passwords } = store

  /** Announces also what failed: it may have been written before its answer was lost. */
  const announced = async <Answer>(
    subjects: readonly (Subject | undefined)[],
    write: Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await write
    } finally {
      const known = subjects.flatMap((subject) => subject ?? [])
      void store.changes.announce(known).catch(() => undefined)
    }
  }
  const home = (homeId: string | undefined) => (homeId === undefined ? undefined : { homeId })

  return {
    ...store,
    calendars: {
      ...calendars,
      create: (calendar, ...rest) => announced([home(calendar.homeId)], calendars.create(calendar, ...rest)),
      change: (homeId, ...rest) => announced([home(homeId)], calendars.change(homeId, ...rest)),
      delete: (homeId, ...rest) => announced([home(homeId)], calendars.delete(homeId, ...rest)),
      handOver: async (from, to, handover) => {
        const shared = (await shares.from(from)).map(({ userId }) => home(userId))
        return announced([home(from), home(to), ...shared], calendars.handOver(from, to, handover))
      },
    },
    events: {
      ...events,
      put: (event, ...rest) => announced([calendarOf(event)], events.put(event, ...rest)),
      delete: (address, ...rest) => announced([calendarOf(address)], events.delete(address, ...rest)),
      move: (from, to, ...rest) =>
        announced([calendarOf(from), calendarOf(to)], events.move(from, to, ...rest)),
    },
    bin: {
      ...bin,
      restore: async (id, now, limit) => {
        const item = await bin.find(id, now)
        return announced([home(item?.homeId)], bin.restore(id, now, limit))
      },
    },
    shares: {
      ...shares,
      give: (share, ...rest) =>
        announced([home(share.source.homeId), home(share.userId)], shares.give(share, ...rest)),
      change: async (userId, copyId, change) => {
        const share = await shares.find(userId, copyId)
        return announced([home(userId), home(share?.source.homeId)], shares.change(userId, copyId, change))
      },
      end: (source, userId) => announced([home(source.homeId), home(userId)], shares.end(source, userId)),
      publish: async (source, right, now) => {
        const subscribed = (await shares.of(source)).map(({ userId }) => home(userId))
        return announced([home(source.homeId), ...subscribed], shares.publish(source, right, now))
      },
      subscribe: (subscription, limit) =>
        announced([home(subscription.userId)], shares.subscribe(subscription, limit)),
    },
    webCalendars: {
      ...webCalendars,
      add: (calendar, ...rest) => announced([home(calendar.userId)], webCalendars.add(calendar, ...rest)),
      change: (source, ...rest) => announced([home(source.homeId)], webCalendars.change(source, ...rest)),
    },
    sessions: {
      ...sessions,
      close: async (idHash) => {
        const session = await sessions.find(idHash)
        return announced([home(session?.userId)], sessions.close(idHash))
      },
      closeAllOf: (userId) => announced([home(userId)], sessions.closeAllOf(userId)),
      closeBeyond: (userId, limit) => announced([home(userId)], sessions.closeBeyond(userId, limit)),
    },
    tokens: {
      ...tokens,
      delete: (userId, id) => announced([home(userId)], tokens.delete(userId, id)),
      deleteAllOf: (userId) => announced([home(userId)], tokens.deleteAllOf(userId)),
    },
    users: {
      ...users,
      block: (id, ...rest) => announced([home(id)], users.block(id, ...rest)),
      unblock: (id, ...rest) => announced([home(id)], users.unblock(id, ...rest)),
      erase: async (id, erasure) => {
        const given = await shares.from(id)
        return announced([home(id), ...given.map(({ userId }) => home(userId))], users.erase(id, erasure))
      },
    },
    passwords: {
      ...passwords,
      set: (userId, hash) => announced([home(userId)], passwords.set(userId, hash)),
      exchange: (userId, ...rest) => announced([home(userId)], passwords.exchange(userId, ...rest)),
      remove: (userId, known) => announced([home(userId)], passwords.remove(userId, known)),
    },
  }
}

const calendarOf = ({ homeId, calendarId }: Required<Subject>): Subject => ({ homeId, calendarId })
