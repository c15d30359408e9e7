import { useEffect, useEffectEvent, useState } from 'react'

type Outcome<Value> = { readonly value: Value } | { readonly cause: unknown }

/**
 * Something that has to be loaded before it can be used; null until then. Where it cannot be loaded, the boundary around hears why, and
 * whoever is drawn anew tries anew.
 *
 * It does not suspend: what comes back to a boundary that has shown something else is held back by React for up to 300 ms after that.
 *
 * @param here the thing itself, where it is known already
 */
export function useLoaded<Value>(here: Value | null, load: () => Promise<Value>): Value | null {
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(() =>
    here === null ? null : { value: here },
  )
  const begin = useEffectEvent(async () => {
    setOutcome(
      await load().then(
        (value) => ({ value }),
        (cause: unknown) => ({ cause }),
      ),
    )
  })
  useEffect(() => {
    if (here === null) void begin()
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what was known in the first drawing
  }, [])

  if (outcome === null) return null
  if ('cause' in outcome) throw outcome.cause
  return outcome.value
}
