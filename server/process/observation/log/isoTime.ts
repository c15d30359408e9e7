let minute = { startsMs: NaN, text: '' }

/**
 * An instant in ISO 8601, UTC: `2027-03-10T09:00:00.000Z`. The part that stays the same for a minute is
 * cached, because the log formats thousands of times a minute.
 *
 * @param ms since 1970, whole and not negative
 */
export function isoTime(ms: number): string {
  const startsMs = ms - (ms % 60_000)
  if (startsMs !== minute.startsMs) minute = { startsMs, text: new Date(startsMs).toISOString().slice(0, 17) }
  const milliseconds = String(ms - startsMs).padStart(5, '0')
  return `${minute.text}${milliseconds.slice(0, 2)}.${milliseconds.slice(2)}Z`
}
