import { utcInstant, utcText } from '../time/localDateTime.ts'
import { addMs, minuteMs } from '../time/units.ts'

/**
 * The jCal form of a DATE or DATE-TIME (RFC 7265 3.6.4 and 3.6.5), `2027-03-15` or `2027-03-15T09:00:00Z`,
 * depending on the text. Reads what many programs write although they should not: dashes and colons, spaces,
 * no seconds, a lower-case `z`, an offset.
 *
 * @returns null if the text is neither
 */
export function readTime(written: string): string | null {
  const match = written.length > longest ? null : shape.exec(written.replaceAll(/\s/g, ''))
  if (match === null) return null
  const [, year, month, day, hours, minutes = '00', seconds = '00', zone = ''] = match
  const date = `${year}-${month}-${day}`
  if (hours === undefined) return date
  const time = `${date}T${hours}:${minutes}:${seconds}`
  if (zone === '') return time
  return zone.toUpperCase() === 'Z' ? `${time}Z` : utcOf(time, zone)
}

/** Whether a text is as in the standard, without what else `readTime` accepts. */
export const isBasicTime = (written: string): boolean => /^\d{8}(?:T\d{6}Z?)?$/.test(written)

/** The basic form of a DATE or DATE-TIME of jCal; any other text unchanged. */
export function basicTime(value: string): string {
  const match = extended.exec(value)
  if (match === null) return value
  const [, year, month, day, hours, minutes, seconds = '00', zone = ''] = match
  return hours === undefined
    ? `${year}${month}${day}`
    : `${year}${month}${day}T${hours}${minutes}${seconds}${zone}`
}

/** A time in every form that programs write. */
const longest = 64

const shape =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:T?(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,]\d{1,9})?)?)?(z|[+-]\d\d:?\d\d)?)?$/i

const extended = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?(Z?))?$/

function utcOf(local: string, zone: string): string | null {
  const instant = utcInstant(local)
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  const offset = (hours * 60 + minutes) * minuteMs * (zone.startsWith('-') ? -1 : 1)
  return Number.isNaN(instant) ? null : utcText(addMs(instant, -offset))
}
