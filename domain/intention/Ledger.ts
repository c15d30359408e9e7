/**
 * What some objects become, whatever they are by then, in the order of their keys; null where there is none. Pure: it is asked again
 * whenever more is known.
 */
export type Become<Value> = (now: readonly (Value | null)[]) => readonly (Value | null)[]

/** What a person wants, and the service has not yet taken. */
export type Intention<Value> = {
  readonly id: number
  /** The objects it touches, the one that it is about first; none twice. */
  readonly keys: readonly string[]
  /** What they were to who meant it, for those of which nothing else is known. */
  readonly basis: readonly (Value | null)[]
  readonly become: Become<Value>
  /** What was asked for, once it was: an answer read meanwhile may hold it already. */
  readonly sent: readonly (Value | null)[] | null
  /** `unsaved` once the service could not be asked; it is to be asked again. */
  readonly state: 'saving' | 'unsaved'
}

/** What the service took from us, and since which tick. */
export type Written<Value> = { readonly value: Value | null; readonly asOf: number }

/** What a person did, on top of what the service says. */
export type Ledger<Value> = {
  /** How often the service has taken something: what is asked now is answered as of this tick or a later one. */
  readonly tick: number
  /** In the order in which they were meant. */
  readonly intentions: readonly Intention<Value>[]
  readonly written: ReadonlyMap<string, Written<Value>>
}

/** Nothing was done yet. */
export const emptyLedger = <Value>(): Ledger<Value> => ({ tick: 0, intentions: [], written: new Map() })
