import { StoreFull, StoreUnavailable, type Store } from '../store.ts'

export type StoreTrouble = 'none' | 'unavailable' | 'full'
export type StoppableStore = { readonly store: Store; trouble: StoreTrouble }

/** A store that can be taken away for a while: what it held is there again when it comes back. */
export function stoppableStore(inner: Store): StoppableStore {
  const stoppable: { store: Store; trouble: StoreTrouble } = { store: inner, trouble: 'none' }
  const guarded = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver)
        if (typeof value === 'object' && value !== null) return guarded(value)
        if (typeof value !== 'function' || name === 'close') return value
        return async (...args: readonly unknown[]) => {
          if (stoppable.trouble === 'unavailable') throw new StoreUnavailable('stopped by the test')
          if (stoppable.trouble === 'full') throw new StoreFull('filled by the test')
          return Reflect.apply(value, target, args)
        }
      },
    })
  stoppable.store = guarded(inner)
  return stoppable
}
