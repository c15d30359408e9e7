import { memoryStore } from '#server/store/memory/memoryStore.ts'
import type { Store } from '#server/store/Store.ts'
import type { Journal } from './journal.ts'

export type Peers = {
  tell(entry: { path: string; args: readonly unknown[] }): void
  listen(heard: (entry: { path: string; args: readonly unknown[] }) => void): void
}

/**
 * A memory store whose writes are journaled and told to the other tabs of the same world.
 * `isFresh` says that nothing was there yet, so that the caller fills it and calls `filled`.
 */
export async function persistentStore(journal: Journal, peers: Peers) {
  const memory = memoryStore()
  const writes = new Map<string, Function>()

  const persisted = <Args extends readonly unknown[], Result>(
    path: string,
    write: (...args: Args) => Promise<Result>,
  ) => {
    writes.set(path, write)
    return async (...args: Args): Promise<Result> => {
      const result = await write(...args)
      await journal.add({ path, args })
      peers.tell({ path, args })
      return result
    }
  }

  const { users, passwords, sessions, expiring, throttle, tokens, pins, configuration, calendars, events } =
    memory
  const store: Store = {
    ...memory,
    users: { ...users, provision: persisted('users.provision', users.provision) },
    passwords: {
      ...passwords,
      set: persisted('passwords.set', passwords.set),
      exchange: persisted('passwords.exchange', passwords.exchange),
    },
    sessions: {
      ...sessions,
      open: persisted('sessions.open', sessions.open),
      close: persisted('sessions.close', sessions.close),
      seen: persisted('sessions.seen', sessions.seen),
      closeBeyond: persisted('sessions.closeBeyond', sessions.closeBeyond),
      closeAllOf: persisted('sessions.closeAllOf', sessions.closeAllOf),
    },
    expiring: {
      ...expiring,
      keep: persisted('expiring.keep', expiring.keep),
      exchange: persisted('expiring.exchange', expiring.exchange),
    },
    throttle: {
      ...throttle,
      add: persisted('throttle.add', throttle.add),
      forget: persisted('throttle.forget', throttle.forget),
    },
    tokens: {
      ...tokens,
      create: persisted('tokens.create', tokens.create),
      used: persisted('tokens.used', tokens.used),
      delete: persisted('tokens.delete', tokens.delete),
    },
    pins: { ...pins, put: persisted('pins.put', pins.put), forget: persisted('pins.forget', pins.forget) },
    configuration: {
      ...configuration,
      put: persisted('configuration.put', configuration.put),
      replace: persisted('configuration.replace', configuration.replace),
      remember: persisted('configuration.remember', configuration.remember),
      exchange: persisted('configuration.exchange', configuration.exchange),
    },
    calendars: {
      ...calendars,
      create: persisted('calendars.create', calendars.create),
      change: persisted('calendars.change', calendars.change),
      delete: persisted('calendars.delete', calendars.delete),
    },
    events: {
      ...events,
      put: persisted('events.put', events.put),
      delete: persisted('events.delete', events.delete),
      move: persisted('events.move', events.move),
    },
  }

  const play = async ({ path, args }: { path: string; args: readonly unknown[] }) => {
    const write = writes.get(path)
    if (write) await Reflect.apply(write, undefined, args)
  }

  const entries = await journal.all()
  const isFresh = !entries.some(({ path }) => path === 'filled')
  if (isFresh) await journal.clear()
  else for (const entry of entries) await play(entry)
  peers.listen(play)

  return { store, isFresh, filled: () => journal.add({ path: 'filled', args: [] }) }
}
