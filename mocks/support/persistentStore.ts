import { memoryStore } from '#server/store/memory/memoryStore.ts'
import type { Store } from '#server/store/Store.ts'
import type { Journal, JournalEntry } from './journal.ts'
import { storeWrites } from './storeWrites.ts'

export type Peers = {
  tell(entry: JournalEntry): void
  listen(onEntry: (entry: JournalEntry) => void): void
}

/**
 * A memory store whose writes are journaled and sent to the other tabs of the same world. If `isFresh`, the
 * store is empty: the caller fills it and then calls `filled`.
 */
export async function persistentStore(journal: Journal, peers: Peers) {
  const memory = memoryStore()
  const play = async ({ path, args }: JournalEntry) => {
    const [area, method] = path.split('.')
    const write =
      area === undefined || method === undefined ? null : callIn(Reflect.get(memory, area), method)
    if (write) await Reflect.apply(write, undefined, args)
  }

  const entries = await journal.all()
  const isFresh = !entries.some(({ path }) => path === 'filled')
  if (isFresh) await journal.clear()
  else for (const entry of entries) await play(entry)
  peers.listen(play)

  const store = journaled(memory, async (entry) => {
    await journal.add(entry)
    peers.tell(entry)
  })
  const { changes } = memory
  const announcing: Store['changes'] = {
    ...changes,
    announce: async (subjects) => {
      await changes.announce(subjects)
      peers.tell({ path: 'changes.announce', args: [subjects] })
    },
  }
  return {
    store: { ...store, changes: announcing },
    isFresh,
    filled: () => journal.add({ path: 'filled', args: [] }),
  }
}

/** The same store, which adds each successful write to a journal. */
function journaled(store: Store, add: (entry: JournalEntry) => Promise<void>): Store {
  const withJournal = <Area extends keyof typeof storeWrites>(area: Area): Store[Area] => {
    const writes: ReadonlySet<string> = new Set<string>(storeWrites[area])
    return new Proxy(store[area], {
      get(target, method) {
        const call: unknown = Reflect.get(target, method)
        if (typeof method !== 'string' || !writes.has(method) || typeof call !== 'function') return call
        return async (...args: readonly unknown[]) => {
          const result: unknown = await Reflect.apply(call, undefined, args)
          await add({ path: `${area}.${method}`, args })
          return result
        }
      },
    })
  }
  return {
    ...store,
    users: withJournal('users'),
    passwords: withJournal('passwords'),
    sessions: withJournal('sessions'),
    expiring: withJournal('expiring'),
    throttle: withJournal('throttle'),
    tokens: withJournal('tokens'),
    pins: withJournal('pins'),
    configuration: withJournal('configuration'),
    calendars: withJournal('calendars'),
    events: withJournal('events'),
    bin: withJournal('bin'),
  }
}

function callIn(area: unknown, method: string): Function | null {
  const call: unknown = typeof area === 'object' && area !== null ? Reflect.get(area, method) : null
  return typeof call === 'function' ? call : null
}
