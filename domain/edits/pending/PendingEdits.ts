/** What a person did and the service has not acknowledged: data, as the edits are. */
export type PendingEdit<Edit, Value> = {
  /** That of its last edit. */
  readonly id: string
  /**
   * Applied one after the other: nearly always one, more where rejected ones are sent again with the next.
   */
  readonly edits: readonly Edit[]
  /** The objects it touches, the one that it is about first; none twice. */
  readonly keys: readonly string[]
  /** The objects as the person saw them, used if nothing newer is known; null for one that did not exist. */
  readonly snapshot: readonly (Value | null)[]
  /** What was sent, once it was: an answer read meanwhile may hold it already. */
  readonly sent: readonly (Value | null)[] | null
  /** `unsaved` once the service could not be reached; it is to be sent again. */
  readonly state: 'saving' | 'unsaved'
}

/** What the service acknowledged, and since which tick. */
export type Acknowledged<Value> = { readonly value: Value | null; readonly asOf: number }

/** Edits that lie over what the service says, until it says them itself. */
export type PendingEdits<Edit, Value> = {
  /** How many edits the service has acknowledged. An answer to a request sent now holds at least these. */
  readonly tick: number
  /** In the order in which they were made. */
  readonly pending: readonly PendingEdit<Edit, Value>[]
  readonly written: ReadonlyMap<string, Acknowledged<Value>>
}

/**
 * The objects of a pending edit as its edits make them, in the order of its keys; null where there is none.
 * The same objects give the very same values.
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
