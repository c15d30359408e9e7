let minute = { startsMs: NaN, text: '' }

/**
 * A moment as ISO 8601 spells it in UTC, `2027-03-10T09:00:00.000Z`: a log asks thousands of times a minute,
 * so that what a minute shares is spelled once.
 *
 * @param ms since 1970, whole, not before it
 */
export function isoTime(ms: number): string {
  const startsMs = ms - (ms % 60_000)
  if (startsMs !== minute.startsMs) minute = { startsMs, text: new Date(startsMs).toISOString().slice(0, 17) }
  const milliseconds = String(ms - startsMs).padStart(5, '0')
  return `${minute.text}${milliseconds.slice(0, 2)}.${milliseconds.slice(2)}Z`
}
