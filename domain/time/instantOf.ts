import { dayNumber, isoDate } from './dayNumber.ts'
import {
  dayMs,
  minuteMs,
  addMs,
  dayOfLocal,
  earlier,
  epochMs,
  localMs,
  midnightOf,
  plusDays,
  type EpochMs,
  type IsoDate,
  type LocalDateTime,
  type LocalMs,
} from './units.ts'
import { localDateTime, localMsOf } from './localDateTime.ts'
import { zoneNamed, type Zone } from './Zone.ts'

/**
 * The instant at which a clock in a zone shows a local time (RFC 5545 3.3.5, CAL-18). A time that exists
 * twice is the first of the two; one that does not exist moves on by the length of the gap.
 *
 * @param local `YYYY-MM-DDTHH:mm:ss`
 * @param zone a `Zone`, or a name returned by `ianaZone`
 * @returns NaN if the text is not a local time
 */
export function instantOf(local: LocalDateTime, zone: string | Zone): EpochMs {
  return instantOfLocal(localMsOf(local), typeof zone === 'string' ? zoneNamed(zone) : zone)
}

/** What a clock in a zone shows at an instant, `YYYY-MM-DDTHH:mm:ss`. */
export function localOf(instant: EpochMs, zone: string | Zone): LocalDateTime {
  return localDateTime(localAt(instant, typeof zone === 'string' ? zoneNamed(zone) : zone))
}

/** The date in a zone at an instant; beyond the last date that can be written, that one. */
export function dateOf(instant: EpochMs, zone: string | Zone): IsoDate {
  const local = localAt(instant, typeof zone === 'string' ? zoneNamed(zone) : zone)
  return isoDate(earlier(dayOfLocal(local), lastDay))
}

const lastDay = dayNumber('9999-12-31')

/** The first instant of a day in a zone: midnight, or the time after the gap if midnight does not exist. */
export function startOfDay(date: IsoDate, zone: string | Zone): EpochMs {
  const midnight = midnightOf(dayNumber(date))
  const inZone = typeof zone === 'string' ? zoneNamed(zone) : zone
  const instant = instantOfLocal(midnight, inZone)
  const shown = localAt(instant, inZone)
  // If midnight falls into a gap (Beirut, Havana), the first instant is the end of the gap, and not 00:30.
  return shown === midnight ? instant : endOfGap(instant, inZone)
}

/** How many minutes a day has in a zone: 1440, or usually 1380 and 1500 when clocks change. */
export function dayLengthMinutes(date: IsoDate, zone: string | Zone): number {
  const next = isoDate(plusDays(dayNumber(date), 1))
  return (startOfDay(next, zone) - startOfDay(date, zone)) / minuteMs
}

/** As `instantOf`, for a local time. The hot path: no text, no objects. */
export function instantOfLocal(local: LocalMs, zone: Zone): EpochMs {
  const before = zone.offsetAt(epochMs(local - dayMs))
  const after = zone.offsetAt(epochMs(local + dayMs))
  const first = epochMs(local - before)
  if (before === after || zone.offsetAt(first) === before) return first
  const second = epochMs(local - after)
  return zone.offsetAt(second) === after ? second : first
}

/** Whether a clock in a zone shows the time of an instant twice, before or after it. */
export function isTwice(instant: EpochMs, zone: Zone): boolean {
  const local = localAt(instant, zone)
  const before = zone.offsetAt(epochMs(local - dayMs))
  const after = zone.offsetAt(epochMs(local + dayMs))
  if (before <= after) return false
  return zone.offsetAt(epochMs(local - before)) === before && zone.offsetAt(epochMs(local - after)) === after
}

/** What a clock in a zone shows at an instant, as a local time. */
export function localAt(instant: EpochMs, zone: Zone): LocalMs {
  return localMs(instant + zone.offsetAt(instant))
}

/** The transition at or before an instant, if it is less than a day before it. */
function endOfGap(instant: EpochMs, zone: Zone): EpochMs {
  const after = zone.offsetAt(instant)
  let low = addMs(instant, -dayMs)
  let high = instant
  while (high - low > 1) {
    const middle = epochMs(Math.floor((low + high) / 2))
    if (zone.offsetAt(middle) === after) high = middle
    else low = middle
  }
  return high
}
