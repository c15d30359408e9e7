import { digits, isoDate, leadingDay } from './dayNumber.ts'
import {
  addMs,
  dayOfLocal,
  epochMs,
  localMs,
  midnightOf,
  type EpochMs,
  type LocalDateTime,
  type LocalMs,
} from './units.ts'

/**
 * A local date and time as a number for calculations.
 *
 * @param local `YYYY-MM-DDTHH:mm:ss`, seconds optional; a second of 60 is read as 59 (RFC 5545 3.3.12)
 * @returns NaN if the text is none of these
 */
export function localMsOf(local: LocalDateTime): LocalMs {
  const hasSeconds = local.length === 19 && local.charCodeAt(16) === colon
  if (!hasSeconds && local.length !== 16) return noTime
  if (local.charCodeAt(10) !== letterT || local.charCodeAt(13) !== colon) return noTime
  const hour = digits(local, 11, 13)
  const minute = digits(local, 14, 16)
  const second = hasSeconds ? digits(local, 17, 19) : 0
  // A character that is not a digit gives NaN, and NaN fails every comparison.
  const exists = hour <= 23 && minute <= 59 && second <= 60
  if (!exists) return noTime
  return addMs(midnightOf(leadingDay(local)), ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1000)
}

/** A local time as text, `YYYY-MM-DDTHH:mm:ss`. */
export function localDateTime(local: LocalMs): LocalDateTime {
  const day = dayOfLocal(local)
  const seconds = Math.floor((local - midnightOf(day)) / 1000)
  const two = (value: number) => (value < 10 ? `0${value}` : `${value}`)
  return `${isoDate(day)}T${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** What a clock in UTC shows at an instant, `YYYY-MM-DDTHH:mm:ss`. */
export function utcDateTime(instant: EpochMs): LocalDateTime {
  return localDateTime(localMs(instant))
}

/**
 * The instant at which a clock in UTC shows a text, as read by `localMsOf`; NaN if the text is not a local
 * time.
 */
export function utcInstant(local: LocalDateTime): EpochMs {
  return epochMs(localMsOf(local))
}

/** An instant as a UTC DATE-TIME of jCal, `YYYY-MM-DDTHH:mm:ssZ`. */
export function utcText(instant: EpochMs): string {
  return `${utcDateTime(instant)}Z`
}

const letterT = 84
const colon = 58
const noTime = localMs(NaN)
