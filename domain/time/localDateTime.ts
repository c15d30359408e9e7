import { digits, isoDate, leadingDay } from './dayNumber.ts'
import { dayMs, type EpochMs, type LocalDateTime, type LocalMs } from './units.ts'

/**
 * The wall of a local date and time, to calculate with.
 *
 * @param local `YYYY-MM-DDTHH:mm:ss`, seconds optional; a second of 60 is read as 59 (RFC 5545 3.3.12)
 * @returns NaN when the text is none of these
 */
export function localMsOf(local: LocalDateTime): LocalMs {
  const hasSeconds = local.length === 19 && local.charCodeAt(16) === colon
  if (!hasSeconds && local.length !== 16) return NaN
  if (local.charCodeAt(10) !== letterT || local.charCodeAt(13) !== colon) return NaN
  const hour = digits(local, 11, 13)
  const minute = digits(local, 14, 16)
  const second = hasSeconds ? digits(local, 17, 19) : 0
  // A digit that is none makes NaN, and NaN fails every comparison.
  const exists = hour <= 23 && minute <= 59 && second <= 60
  if (!exists) return NaN
  return leadingDay(local) * dayMs + ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1000
}

/** A wall as text, `YYYY-MM-DDTHH:mm:ss`. */
export function localDateTime(localMs: LocalMs): LocalDateTime {
  const day = Math.floor(localMs / dayMs)
  const seconds = Math.floor((localMs - day * dayMs) / 1000)
  const two = (value: number) => (value < 10 ? `0${value}` : `${value}`)
  return `${isoDate(day)}T${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** An instant as a UTC DATE-TIME of jCal, `YYYY-MM-DDTHH:mm:ssZ`. */
export function utcText(instant: EpochMs): string {
  return `${localDateTime(instant)}Z`
}

const letterT = 84
const colon = 58
