import type { Store } from '../store.ts'

type Note = (operation: string, seconds: number) => void

/** A store whose calls are timed, each under its own name: `events.inRange`. */
export function timedStore(store: Store, note: Note): Store {
  const timed = <Part extends object>(part: Part, prefix: string): Part =>
    new Proxy(part, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver)
        const operation = `${prefix}${String(name)}`
        if (typeof value === 'object' && value !== null) return timed(value, `${operation}.`)
        if (typeof value !== 'function') return value
        return (...args: readonly unknown[]): unknown => {
          const began = performance.now()
          const answer: unknown = Reflect.apply(value, target, args)
          if (answer instanceof Promise) {
            return answer.finally(() => note(operation, (performance.now() - began) / 1000))
          }
          return answer
        }
      },
    })
  return timed(store, '')
}
