import { memoryStore } from '#server/store/memory/memoryStore.ts'
import type { Store } from '#server/store/Store.ts'
import type { Journal, JournalEntry } from './journal.ts'
import { storeCalls } from './storeCalls.ts'

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

/** The same store, which adds each successful write to a journal, in the order of the calls. */
function journaled(store: Store, add: (entry: JournalEntry) => Promise<void>): Store {
  let last: Promise<unknown> = Promise.resolve()
  const addAfter = async (before: Promise<unknown>, calling: unknown, entry: JournalEntry) => {
    // A call that fails waits, too: what follows it is added after what was before it.
    const [, result] = await Promise.all([before, calling]).catch(async (error: unknown) => {
      await before
      throw error
    })
    await add(entry)
    return result
  }
  const withJournal = <Part extends keyof typeof storeCalls>(part: Part): Store[Part] => {
    const kinds = new Map<string | symbol, string>(Object.entries(storeCalls[part]))
    return new Proxy(store[part], {
      get(target, method) {
        const call: unknown = Reflect.get(target, method)
        if (kinds.get(method) !== 'writes' || typeof call !== 'function') return call
        return (...args: readonly unknown[]) => {
          const calling: unknown = Reflect.apply(call, undefined, args)
          const adding = addAfter(last, calling, { path: `${part}.${String(method)}`, args })
          last = adding.catch(() => {})
          return adding
        }
      },
    })
  }
  const parts: { readonly [Part in keyof typeof storeCalls]: Store[Part] } = {
    users: withJournal('users'),
    passwords: withJournal('passwords'),
    sessions: withJournal('sessions'),
    tokens: withJournal('tokens'),
    pins: withJournal('pins'),
    configuration: withJournal('configuration'),
    expiring: withJournal('expiring'),
    throttle: withJournal('throttle'),
    calendars: withJournal('calendars'),
    events: withJournal('events'),
    bin: withJournal('bin'),
    history: withJournal('history'),
    shares: withJournal('shares'),
    secretAddresses: withJournal('secretAddresses'),
    webCalendars: withJournal('webCalendars'),
    scheduling: withJournal('scheduling'),
    mails: withJournal('mails'),
    unseen: withJournal('unseen'),
    changes: withJournal('changes'),
    push: withJournal('push'),
    reminders: withJournal('reminders'),
  }
  return { ...store, ...parts }
}

function callIn(area: unknown, method: string): Function | null {
  const call: unknown = typeof area === 'object' && area !== null ? Reflect.get(area, method) : null
  return typeof call === 'function' ? call : null
}
