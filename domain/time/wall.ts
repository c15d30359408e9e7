import { dayNumber, isoDate } from './dayNumber.ts'
import { dayMs, type LocalDateTime, type WallMs } from './units.ts'

/**
 * The wall of a local date and time, to calculate with.
 *
 * @param local `YYYY-MM-DDTHH:mm:ss`, seconds optional; a second of 60 is read as 59 (RFC 5545 3.3.12)
 * @returns NaN when the text is none of these
 */
export function wallOf(local: LocalDateTime): WallMs {
  const day = dayNumber(local.slice(0, 10))
  const time = clock.exec(local.slice(10))
  if (time === null) return NaN
  const hour = Number(time[1])
  const minute = Number(time[2])
  const second = Math.min(Number(time[3] ?? 0), 59)
  return day * dayMs + ((hour * 60 + minute) * 60 + second) * 1000
}

/** A wall as text, `YYYY-MM-DDTHH:mm:ss`. */
export function localDateTime(wall: WallMs): LocalDateTime {
  const day = Math.floor(wall / dayMs)
  const seconds = Math.floor((wall - day * dayMs) / 1000)
  const two = (value: number) => (value < 10 ? `0${value}` : `${value}`)
  return `${isoDate(day)}T${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

const clock = /^T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d|60))?$/
