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
export async function keptStore(journal: Journal, peers: Peers) {
  const memory = memoryStore()
  const writes = new Map<string, Function>()

  const kept = <Args extends readonly unknown[], Result>(
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
    users: { ...users, provision: kept('users.provision', users.provision) },
    passwords: {
      ...passwords,
      set: kept('passwords.set', passwords.set),
      exchange: kept('passwords.exchange', passwords.exchange),
    },
    sessions: {
      ...sessions,
      open: kept('sessions.open', sessions.open),
      close: kept('sessions.close', sessions.close),
      seen: kept('sessions.seen', sessions.seen),
      closeBeyond: kept('sessions.closeBeyond', sessions.closeBeyond),
      closeAllOf: kept('sessions.closeAllOf', sessions.closeAllOf),
    },
    expiring: {
      ...expiring,
      keep: kept('expiring.keep', expiring.keep),
      exchange: kept('expiring.exchange', expiring.exchange),
    },
    throttle: {
      ...throttle,
      add: kept('throttle.add', throttle.add),
      forget: kept('throttle.forget', throttle.forget),
    },
    tokens: {
      ...tokens,
      create: kept('tokens.create', tokens.create),
      used: kept('tokens.used', tokens.used),
      delete: kept('tokens.delete', tokens.delete),
    },
    pins: { ...pins, put: kept('pins.put', pins.put), forget: kept('pins.forget', pins.forget) },
    configuration: {
      ...configuration,
      put: kept('configuration.put', configuration.put),
      replace: kept('configuration.replace', configuration.replace),
      remember: kept('configuration.remember', configuration.remember),
      exchange: kept('configuration.exchange', configuration.exchange),
    },
    calendars: {
      ...calendars,
      create: kept('calendars.create', calendars.create),
      change: kept('calendars.change', calendars.change),
      delete: kept('calendars.delete', calendars.delete),
    },
    events: {
      ...events,
      put: kept('events.put', events.put),
      delete: kept('events.delete', events.delete),
      move: kept('events.move', events.move),
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
