import type { ApplyPending, PendingEdit, PendingEdits } from './PendingEdits.ts'

/**
 * What was read of an object; `value` is undefined if the answer did not hold it: it may lie outside of the
 * answer's range.
 */
export type Reading<Value> = { readonly value: Value | undefined; readonly asOf: number }

/** What an object is to be shown as; null where it is gone. */
export type Overlaid<Value> = {
  readonly value: Value | null
  /** How far that has come; null where the service has it. */
  readonly state: PendingEdit<unknown, Value>['state'] | null
}

/**
 * What is to be shown in place of what was read: what the service has acknowledged since, and over it the
 * pending edits, in order. An answer that was asked for before the service acknowledged something does not
 * bring the old state back.
 *
 * @param readingOf what an answer held of an object; null where it was not about it
 * @returns those objects alone that are not to be shown as they were read
 */
export function withPendingEdits<Edit, Value>(
  { pending, written }: PendingEdits<Edit, Value>,
  readingOf: (key: string) => Reading<Value> | null,
  apply: ApplyPending<Edit, Value>,
): ReadonlyMap<string, Overlaid<Value>> {
  const result = new Map<string, Overlaid<Value>>()
  for (const [key, { value, asOf }] of written)
    if (asOf > (readingOf(key)?.asOf ?? -1)) result.set(key, { value, state: null })
  for (const each of pending) {
    const { keys, snapshot, sent, state } = each
    const now = keys.map((key, index) => {
      const overlaid = result.get(key)
      return overlaid ? overlaid.value : (readingOf(key)?.value ?? snapshot[index] ?? null)
    })
    const wanted = sent ?? apply(each, now)
    keys.forEach((key, index) => {
      const value = wanted[index] ?? null
      // What waits behind something that is not saved is not saved either.
      if (value !== now[index]) result.set(key, { value, state: result.get(key)?.state ?? state })
    })
  }
  return result
}
