/** What is done to several events at once. */
export type BatchAction =
  /** By the clock that the person sees: a day is 1440 minutes; negative for earlier. */
  | { readonly name: 'move'; readonly minutes: number }
  /** The name of a colour; empty for that of the calendar. */
  | { readonly name: 'recolour'; readonly colour: string }
  | { readonly name: 'delete' }

/** Edits that were made as one step: each is sent on its own, all are undone together. */
export type Batch = { readonly id: string; readonly does: BatchAction }
