import type { ApplyPending, PendingEdit, PendingEdits } from './PendingEdits.ts'

/**
 * What was read of an object; `value` is undefined if the answer does not contain it: it may be outside of
 * the answer's range.
 */
export type Reading<Value> = { readonly value: Value | undefined; readonly asOf: number }

/** The object as it is to be shown; null if it was deleted. */
export type Overlaid<Value> = {
  readonly value: Value | null
  /** How far the change has come; null if the service has it. */
  readonly state: PendingEdit<unknown, Value>['state'] | null
}

/**
 * What has to be shown instead of the answers: what the service has acknowledged since, with the pending
 * edits applied in order. An answer requested before an acknowledgement does not bring the old state back.
 *
 * @param readingOf what an answer held of an object; null if it was not about it
 * @returns only the objects that differ from the answers
 */
export function withPendingEdits<Edit, Value>(
  { pending, written }: PendingEdits<Edit, Value>,
  readingOf: (key: string) => Reading<Value> | null,
  apply: ApplyPending<Edit, Value>,
): ReadonlyMap<string, Overlaid<Value>> {
  const result = new Map<string, Overlaid<Value>>()
  for (const [key, { value, asOf }] of written)
    if (asOf > (readingOf(key)?.asOf ?? -1)) result.set(key, { value, state: null })
  // What waits behind an unsaved edit is not saved either, nor is anything else that it touches.
  const unsaved = new Set<string>()
  for (const each of pending) {
    const { keys, snapshot, sent, state } = each
    if (state === 'unsaved' || keys.some((key) => unsaved.has(key))) for (const key of keys) unsaved.add(key)
    const now = keys.map((key, index) => {
      const overlaid = result.get(key)
      return overlaid ? overlaid.value : (readingOf(key)?.value ?? snapshot[index] ?? null)
    })
    const wanted = sent ?? apply(each, now)
    keys.forEach((key, index) => {
      const value = wanted[index] ?? null
      if (value !== now[index]) result.set(key, { value, state: unsaved.has(key) ? 'unsaved' : state })
    })
  }
  return result
}
