import type { EpochMs } from './units.ts'
import { localDateTime, localMsOf } from './localDateTime.ts'

/** An instant as the ends of a REPORT's range are written, `YYYYMMDDThhmmss` in UTC (CAL-6, CAL-8). */
export function printRangeEnd(instant: EpochMs): string {
  return localDateTime(instant).replaceAll(/[-:]/g, '')
}

/** Read an end of a range, `YYYYMMDDThhmmss` in UTC with or without a trailing `Z`; null when it is none (CAL-8). */
export function readRangeEnd(text: string): EpochMs | null {
  const match = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z?$/.exec(text)
  if (match === null) return null
  const [, year, month, day, hour, minute, second] = match
  const instant = localMsOf(`${year}-${month}-${day}T${hour}:${minute}:${second}`)
  return Number.isNaN(instant) ? null : instant
}
