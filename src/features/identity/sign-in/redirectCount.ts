import * as v from 'valibot'

const key = 'kalends.departures'
const windowMs = 60_000
const allowed = 2

const moments = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.number())), [])

/**
 * Note that the browser leaves for the provider. Two departures in a minute that brought no session are enough: a third is
 * refused, so that nothing ever goes round in circles.
 *
 * @returns whether to leave
 */
export function countRedirect(storage: Storage, now: number): boolean {
  const recent = v.parse(moments, storage.getItem(key)).filter((time) => now - time < windowMs)
  if (recent.length >= allowed) return false
  storage.setItem(key, JSON.stringify([...recent, now]))
  return true
}

/** Begin counting afresh: the person has arrived, or asks for another try themselves. */
export const forgetRedirects = (storage: Storage): void => storage.removeItem(key)
