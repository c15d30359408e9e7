import type { Intention, Ledger } from './Ledger.ts'

/** Something more is meant. */
export function meant<Value>(ledger: Ledger<Value>, intention: Intention<Value>): Ledger<Value> {
  return { ...ledger, intentions: [...ledger.intentions, intention] }
}

/** An intention is on its way: this is what its objects are to be, in the order of its keys. */
export function sent<Value>(
  ledger: Ledger<Value>,
  id: number,
  values: readonly (Value | null)[],
): Ledger<Value> {
  return changed(ledger, id, { sent: values })
}

/** The service could not be asked; it is to be asked again. Until it has answered, that is how it is shown. */
export const unsaved = <Value>(ledger: Ledger<Value>, id: number): Ledger<Value> =>
  changed(ledger, id, { state: 'unsaved' })

/** The service has taken what was sent. */
export function landed<Value>(ledger: Ledger<Value>, id: number): Ledger<Value> {
  const { keys, sent: values } = named(ledger, id)
  const tick = ledger.tick + 1
  const written = new Map(ledger.written)
  keys.forEach((key, index) => written.set(key, { value: values?.[index] ?? null, asOf: tick }))
  return { tick, intentions: without(ledger, [id]), written }
}

/**
 * The service has refused an intention. What was meant after it for one of its objects was meant on top of it: the next of these carries it along,
 * so that it is asked for once more, together. Where nothing follows it is gone.
 */
export function refused<Value>(ledger: Ledger<Value>, id: number): Ledger<Value> {
  const first = named(ledger, id)
  const next = followerOf(ledger, id)
  const intentions = without(ledger, [id])
  if (!next) return { ...ledger, intentions }
  const both = together(first, next)
  return { ...ledger, intentions: intentions.map((each) => (each.id === next.id ? both : each)) }
}

/** Nothing that rests on an intention can be asked for any more: it and all of that is gone. */
export function fallen<Value>(ledger: Ledger<Value>, id: number): Ledger<Value> {
  return { ...ledger, intentions: without(ledger, [id, ...restingOn(ledger, id)]) }
}

/**
 * Forget what every answer tells by now.
 *
 * @param isTold whether all that was read where this object lies is as of that tick, or later
 */
export function pruned<Value>(
  ledger: Ledger<Value>,
  isTold: (key: string, asOf: number) => boolean,
): Ledger<Value> {
  const kept = [...ledger.written].filter(([key, { asOf }]) => !isTold(key, asOf))
  return kept.length === ledger.written.size ? ledger : { ...ledger, written: new Map(kept) }
}

/** The next intention for one of the same objects; null where there is none. */
export function followerOf<Value>(ledger: Ledger<Value>, id: number): Intention<Value> | null {
  const first = named(ledger, id)
  return after(ledger, id).find(({ keys }) => keys.some((key) => first.keys.includes(key))) ?? null
}

/** Those that were meant on top of an intention, directly or through others, in order. */
export function restingOn<Value>(ledger: Ledger<Value>, id: number): readonly number[] {
  const touched = new Set(named(ledger, id).keys)
  return after(ledger, id).flatMap((each) => {
    if (!each.keys.some((key) => touched.has(key))) return []
    for (const key of each.keys) touched.add(key)
    return [each.id]
  })
}

/** Those that nothing waiting stands before: what can be asked for now. */
export function foremost<Value>({ intentions }: Ledger<Value>): readonly Intention<Value>[] {
  const touched = new Set<string>()
  return intentions.filter(({ keys }) => {
    const isFirst = !keys.some((key) => touched.has(key))
    for (const key of keys) touched.add(key)
    return isFirst
  })
}

/** One intention that does what two did, one after the other. */
function together<Value>(first: Intention<Value>, next: Intention<Value>): Intention<Value> {
  const later = next.keys.filter((key) => !first.keys.includes(key))
  const keys = [...first.keys, ...later]
  const basis = [...first.basis, ...later.map((key) => next.basis[next.keys.indexOf(key)] ?? null)]
  return {
    ...next,
    keys,
    basis,
    sent: null,
    become: (now) => {
      const values = new Map(keys.map((key, index) => [key, now[index] ?? null]))
      for (const { keys: some, become } of [first, next]) {
        const wanted = become(some.map((key) => values.get(key) ?? null))
        some.forEach((key, index) => values.set(key, wanted[index] ?? null))
      }
      return keys.map((key) => values.get(key) ?? null)
    },
  }
}

function changed<Value>(ledger: Ledger<Value>, id: number, change: Partial<Intention<Value>>): Ledger<Value> {
  const intentions = ledger.intentions.map((each) => (each.id === id ? { ...each, ...change } : each))
  return { ...ledger, intentions }
}

function named<Value>({ intentions }: Ledger<Value>, id: number): Intention<Value> {
  const intention = intentions.find((each) => each.id === id)
  if (!intention) throw new TypeError('there is no such intention')
  return intention
}

const without = <Value>({ intentions }: Ledger<Value>, ids: readonly number[]) =>
  intentions.filter(({ id }) => !ids.includes(id))

const after = <Value>({ intentions }: Ledger<Value>, id: number) =>
  intentions.slice(intentions.findIndex((each) => each.id === id) + 1)
