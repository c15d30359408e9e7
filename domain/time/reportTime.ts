import type { EpochMs } from './units.ts'
import { utcDateTime, utcInstant } from './localDateTime.ts'

/** An instant as a REPORT has it, `YYYYMMDDThhmmss` in UTC (CAL-6, CAL-8). */
export function printReportTime(instant: EpochMs): string {
  return utcDateTime(instant).replaceAll(/[-:]/g, '')
}

/** The instant that a REPORT names by `YYYYMMDDThhmmss`, with or without a trailing `Z`; null if no calendar has it (CAL-8). */
export function readReportTime(text: string): EpochMs | null {
  const match = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z?$/.exec(text)
  if (match === null) return null
  const [, year, month, day, hour, minute, second] = match
  const instant = utcInstant(`${year}-${month}-${day}T${hour}:${minute}:${second}`)
  return Number.isNaN(instant) ? null : instant
}
