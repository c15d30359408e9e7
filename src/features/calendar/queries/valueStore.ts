/** A value that changes, and its listeners. */
export type ValueStore<Value> = {
  readonly current: () => Value
  readonly change: (next: Partial<Value>) => void
  /** Calls back after every change. @returns unsubscribes */
  readonly onChange: (listener: () => void) => () => void
}

export function valueStore<Value extends object>(initial: Value): ValueStore<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    current: () => value,
    change: (next) => {
      value = { ...value, ...next }
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
