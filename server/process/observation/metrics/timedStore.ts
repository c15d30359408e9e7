import type { Store } from '../../../store/Store.ts'

type Note = (operation: string, seconds: number) => void

/** A store that measures each call under its name, such as `events.inRange`. */
export function timedStore(store: Store, note: Note): Store {
  const timed = <Part extends object>(part: Part, prefix: string): Part => {
    const made = new Map<string | symbol, unknown>()
    return new Proxy(part, {
      get: (target, name, receiver) => {
        if (made.has(name)) return made.get(name)
        const member = timedMember(Reflect.get(target, name, receiver), `${prefix}${String(name)}`)
        made.set(name, member)
        return member
      },
    })
  }
  const timedMember = (member: unknown, operation: string): unknown => {
    if (typeof member === 'object' && member !== null) return timed(member, `${operation}.`)
    if (typeof member !== 'function') return member
    return (...args: readonly unknown[]): unknown => {
      const began = performance.now()
      const answer: unknown = Reflect.apply(member, undefined, args)
      if (answer instanceof Promise) {
        return answer.finally(() => note(operation, (performance.now() - began) / 1000))
      }
      return answer
    }
  }
  return timed(store, '')
}
