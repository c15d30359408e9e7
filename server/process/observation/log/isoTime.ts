import { addMs, epochMs, minuteMs, type EpochMs } from '#domain/time/units.ts'

let minute = { start: epochMs(NaN), text: '' }

/**
 * An instant in ISO 8601, UTC: `2027-03-10T09:00:00.000Z`. The part that stays the same for a minute is
 * cached, because the log formats thousands of times a minute.
 *
 * @param instant whole and not before 1970
 */
export function isoTime(instant: EpochMs): string {
  const start = addMs(instant, -(instant % minuteMs))
  if (start !== minute.start) minute = { start, text: new Date(start).toISOString().slice(0, 17) }
  const milliseconds = String(instant - start).padStart(5, '0')
  return `${minute.text}${milliseconds.slice(0, 2)}.${milliseconds.slice(2)}Z`
}
