import { addMs, dayMs, hourMs } from '#domain/time/units.ts'
import type { Clock, Digest } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import { StoreFull, StoreUnavailable } from '../../store/storeErrors.ts'
import { notCached, ttlCache } from '../../ttlCache.ts'

const familiarMs = 30 * dayMs
const recentMs = hourMs

/**
 * The addresses from which people signed in with a password in the last thirty days. Guesses made elsewhere
 * do not delay people there.
 */
export type FamiliarAddresses = {
  has(pair: string): Promise<boolean>
  note(pair: string): Promise<void>
}

type World = { readonly store: Pick<Store, 'expiring'>; readonly clock: Clock; readonly digest: Digest }

export function familiarAddresses({ store, clock, digest }: World): FamiliarAddresses {
  const recent = ttlCache<boolean>(clock, 10_000)
  const keyOf = async (pair: string) => `familiar ${await digest(pair)}`

  const isKnown = async (key: string) => {
    const record = await store.expiring.find(key)
    return record !== null && record.until > clock()
  }
  const has = async (pair: string) => {
    const key = await keyOf(pair)
    return recent.of(key, async () => ({ value: await isKnown(key), until: notCached }))
  }
  return {
    has: (pair) => has(pair).catch(notStored),
    note: async (pair) => {
      try {
        if (await has(pair)) return
        const key = await keyOf(pair)
        await store.expiring.sweep(clock())
        await store.expiring.keep(key, { text: '', until: addMs(clock(), familiarMs) })
        recent.keep(key, { value: true, until: addMs(clock(), recentMs) })
      } catch (error) {
        notStored(error)
      }
    },
  }
}

/** If the store fails, nobody is kept out and no address is familiar. */
function notStored(error: unknown): false {
  if (error instanceof StoreUnavailable || error instanceof StoreFull) return false
  throw error
}
