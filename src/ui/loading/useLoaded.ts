import { useEffect, useEffectEvent, useState } from 'react'

type Outcome<Value> = { readonly value: Value } | { readonly cause: unknown }

/**
 * Something that has to be loaded before it can be used; null until then. If it cannot be loaded, the nearest
 * boundary gets the error, and mounting again tries again. It does not suspend: React delays what replaces a
 * fallback by up to 300 ms.
 *
 * @param here the thing itself, if it is loaded already
 */
export function useLoaded<Value>(here: Value | null, load: () => Promise<Value>): Value | null {
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(() =>
    here === null ? null : { value: here },
  )
  const begin = useEffectEvent(() => {
    void load().then(
      (value) => setOutcome({ value }),
      (cause: unknown) => setOutcome({ cause }),
    )
  })
  useEffect(() => {
    if (here === null) begin()
  }, [here])

  if (outcome === null) return null
  if ('cause' in outcome) throw outcome.cause
  return outcome.value
}
