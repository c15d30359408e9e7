import * as v from 'valibot'

const key = 'kalends.departures'
const windowMs = 60_000
const allowed = 2

const moments = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.number())), [])

/**
 * Count a redirect to the provider. After two in a minute without a session a third is refused, so that there
 * is no endless loop.
 *
 * @returns whether to redirect
 */
export function countRedirect(storage: Storage, now: number): boolean {
  const recent = v.parse(moments, storage.getItem(key)).filter((time) => now - time < windowMs)
  if (recent.length >= allowed) return false
  storage.setItem(key, JSON.stringify([...recent, now]))
  return true
}

/** Count from zero: the person is signed in, or wants to try again. */
export const forgetRedirects = (storage: Storage): void => storage.removeItem(key)
