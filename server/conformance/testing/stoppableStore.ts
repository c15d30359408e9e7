import type { Store } from '../../store/Store.ts'
import { StoreFull, StoreUnavailable } from '../../store/storeErrors.ts'

export type StoreTrouble = 'none' | 'unavailable' | 'full'
export type StoppableStore = {
  readonly store: Store
  trouble: StoreTrouble
  /** How often each function was called, by the last part of its name. */
  readonly calls: Map<string, number>
}

/** A store that can be stopped for a while. Its contents are there again when it comes back. */
export function stoppableStore(inner: Store): StoppableStore {
  const calls = new Map<string, number>()
  const stoppable: { store: Store; trouble: StoreTrouble; calls: Map<string, number> } = {
    store: inner,
    trouble: 'none',
    calls,
  }
  const guarded = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver)
        if (typeof value === 'object' && value !== null) return guarded(value)
        if (typeof value !== 'function' || name === 'close') return value
        return async (...args: readonly unknown[]) => {
          calls.set(String(name), (calls.get(String(name)) ?? 0) + 1)
          if (stoppable.trouble === 'unavailable') throw new StoreUnavailable('stopped by the test')
          if (stoppable.trouble === 'full') throw new StoreFull('filled by the test')
          return Reflect.apply(value, target, args)
        }
      },
    })
  stoppable.store = guarded(inner)
  return stoppable
}
