import type { Intention, Ledger } from './Ledger.ts'

/** What was read of an object; `value` is undefined where the answer did not hold it, which may lie elsewhere in time. */
export type Reading<Value> = { readonly value: Value | undefined; readonly asOf: number }

/** What an object is to be shown as; null where it is gone. */
export type Foreseen<Value> = {
  readonly value: Value | null
  /** How far that has come; null where the service has it. */
  readonly state: Intention<Value>['state'] | null
}

/**
 * What is to be shown in place of what was read: what the service has taken since, and over it what is intended, in order. An answer that was asked for
 * before the service took something does not bring the old state back.
 *
 * @param readingOf what an answer held of an object; null where it was not about it
 * @returns those objects alone that are not to be shown as they were read
 */
export function foreseen<Value>(
  { intentions, written }: Ledger<Value>,
  readingOf: (key: string) => Reading<Value> | null,
): ReadonlyMap<string, Foreseen<Value>> {
  const result = new Map<string, Foreseen<Value>>()
  for (const [key, { value, asOf }] of written)
    if (asOf > (readingOf(key)?.asOf ?? -1)) result.set(key, { value, state: null })
  for (const { keys, basis, become, sent, state } of intentions) {
    const now = keys.map((key, index) => {
      const known = result.get(key)
      return known ? known.value : (readingOf(key)?.value ?? basis[index] ?? null)
    })
    const wanted = sent ?? become(now)
    keys.forEach((key, index) => {
      const value = wanted[index] ?? null
      // What waits behind something that is not saved is not saved either.
      if (value !== now[index]) result.set(key, { value, state: result.get(key)?.state ?? state })
    })
  }
  return result
}
