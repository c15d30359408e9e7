import { instantOf, localOf, localAt } from '#domain/time/instantOf.ts'
import { hourMs, addMs, type EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { NewEventTimes } from '../../../navigation/paths.ts'

/**
 * The times of a new event for its address: local to the zone, or in UTC if a clock there shows one of them
 * twice and the second is meant.
 *
 * @param end exclusive; an hour after the start if undefined
 */
export function timesIn(start: EpochMs, end: EpochMs | undefined, zone: Zone): NewEventTimes {
  const until = end ?? addMs(start, hourMs)
  const isExact = [start, until].every((instant) => instantOf(localOf(instant, zone), zone) === instant)
  const text = (instant: EpochMs) =>
    isExact ? localOf(instant, zone).slice(0, 16) : `${localOf(instant, 'UTC').slice(0, 16)}Z`
  const isAnHour = end === undefined && isExact && localAt(until, zone) - localAt(start, zone) === hourMs
  return isAnHour ? { start: text(start) } : { start: text(start), end: text(until) }
}
