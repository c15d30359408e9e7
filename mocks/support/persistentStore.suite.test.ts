import { describe } from 'vitest'
import type { Store } from '#server/store/Store.ts'
import { storeSuite } from '#server/testing/storeSuite.ts'
import type { JournalEntry } from './journal.ts'
import { persistentStore } from './persistentStore.ts'
import { storeCalls } from './storeCalls.ts'

/**
 * A store whose every read is answered by a tab that was opened after all writes. A write that is not in the journal
 * leaves nothing there.
 */
async function reloadingStore(): Promise<Store> {
  const entries: JournalEntry[] = []
  const journal = {
    all: async () => structuredClone(entries),
    add: async (entry: JournalEntry) => void entries.push(structuredClone(entry)),
    clear: async () => void (entries.length = 0),
  }
  const noPeers = { tell: () => {}, listen: () => {} }
  const { store, filled } = await persistentStore(journal, noPeers)
  await filled()
  const readElsewhere = <Part extends keyof typeof storeCalls>(part: Part): Store[Part] => {
    const kinds = new Map<string | symbol, string>(Object.entries(storeCalls[part]))
    return new Proxy(store[part], {
      get: (target, name) =>
        kinds.get(name) === 'reads'
          ? async (...args: readonly unknown[]) => {
              const reloaded = await persistentStore(journal, noPeers)
              return Reflect.apply(callOf(reloaded.store[part], name), undefined, args)
            }
          : callOf(target, name),
    })
  }
  return new Proxy(store, {
    get: (target, name) => (isPart(name) ? readElsewhere(name) : Reflect.get(target, name)),
  })
}

function callOf(part: object, name: string | symbol): Function {
  const call: unknown = Reflect.get(part, name)
  if (typeof call !== 'function') throw new Error(`${String(name)} is no call of the store`)
  return call
}

const isPart = (name: string | symbol): name is keyof typeof storeCalls => Object.hasOwn(storeCalls, name)

describe('the store of the mock build, reloaded before each read', () => storeSuite(reloadingStore))
