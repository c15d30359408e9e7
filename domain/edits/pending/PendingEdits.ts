/** What a person did and the service has not acknowledged yet, as plain data. */
export type PendingEdit<Edit, Value> = {
  /** That of its last edit. */
  readonly id: string
  /** Applied one after the other: nearly always one; more if rejected ones are sent again with the next. */
  readonly edits: readonly Edit[]
  /** The objects it touches, without duplicates; the one that it is about first. */
  readonly keys: readonly string[]
  /** The objects as the person saw them, used if nothing newer is known; null for one that did not exist. */
  readonly snapshot: readonly (Value | null)[]
  /** What was sent, if it was: an answer read meanwhile may contain it already. */
  readonly sent: readonly (Value | null)[] | null
  /** `unsaved` after the service could not be reached; it will be sent again. */
  readonly state: 'saving' | 'unsaved'
}

/** What the service has acknowledged, and at which tick. */
export type Acknowledged<Value> = { readonly value: Value | null; readonly asOf: number }

/** Edits that are applied over the answers of the service, until these contain them. */
export type PendingEdits<Edit, Value> = {
  /** How many edits the service has acknowledged. An answer to a request sent now contains at least these. */
  readonly tick: number
  /** In the order they were made. */
  readonly pending: readonly PendingEdit<Edit, Value>[]
  readonly written: ReadonlyMap<string, Acknowledged<Value>>
}

/**
 * The objects of a pending edit after its edits, in the order of its keys; null for one that does not exist.
 * The same objects give identical values.
 */
export type ApplyPending<Edit, Value> = (
  pending: Pick<PendingEdit<Edit, Value>, 'edits' | 'keys'>,
  now: readonly (Value | null)[],
) => readonly (Value | null)[]

/** Nothing was done yet. */
export const noPendingEdits = <Edit, Value>(): PendingEdits<Edit, Value> => ({
  tick: 0,
  pending: [],
  written: new Map(),
})
