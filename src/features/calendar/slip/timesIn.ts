import { instantOf, localOf, localAt } from '#domain/time/instantOf.ts'
import { minuteMs, addMs, type EpochMs, type IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { SlipTimes } from '../../../navigation/paths.ts'

/**
 * The times of a new event for its address: local to the zone, or in UTC if a clock there shows one of them
 * twice and the second is meant.
 *
 * @param end exclusive; undefined for the length that the person chose for new events, which the address leaves out
 * @param minutes that length; needed only without an end
 */
export function timesIn(start: EpochMs, end: EpochMs | undefined, zone: Zone, minutes = 60): SlipTimes {
  const lengthMs = minutes * minuteMs
  const until = end ?? addMs(start, lengthMs)
  const isExact = [start, until].every((instant) => instantOf(localOf(instant, zone), zone) === instant)
  const text = (instant: EpochMs) =>
    isExact ? localOf(instant, zone).slice(0, 16) : `${localOf(instant, 'UTC').slice(0, 16)}Z`
  const isUsual = end === undefined && isExact && localAt(until, zone) - localAt(start, zone) === lengthMs
  return isUsual ? { start: text(start) } : { start: text(start), end: text(until) }
}

/** The same for whole days, the last one inclusive. */
export const daysIn = (first: IsoDate, last: IsoDate): SlipTimes =>
  first === last ? { start: first } : { start: first, end: last }
