import type { DraftWhen } from '../../event/CalendarEvent.ts'
import { instantOfLocal, localOf } from '../../time/instantOf.ts'
import { localDateTime, localMsOf } from '../../time/localDateTime.ts'
import { addMs, minuteMs, type LocalMs } from '../../time/units.ts'
import { findZone } from '../../time/Zone.ts'

type Timed = DraftWhen & { readonly kind: 'timed' }

/** It begins at a local time, and is as long as before, as after a drag: also where clocks change meanwhile. */
export function startingAt(when: Timed, start: LocalMs): Timed {
  const zone = zoneOf(when)
  const [from, to] = [localMsOf(when.start), localMsOf(when.end)]
  const length = zone === null ? to - from : instantOfLocal(to, zone) - instantOfLocal(from, zone)
  return spanned(when, start, (length < 0 ? to - from : length) / minuteMs)
}

/**
 * From a local time on, for a number of minutes. A time that does not exist moves on by the length of the gap. Where
 * the end would be the first of two same times on the clock, and not after the start, the clock counts.
 */
export function spanned(when: Omit<Timed, 'start' | 'end'>, start: LocalMs, minutes: number): Timed {
  const zone = zoneOf(when)
  const byClock = {
    ...when,
    start: localDateTime(start),
    end: localDateTime(addMs(start, minutes * minuteMs)),
  }
  if (zone === null) return byClock
  const from = instantOfLocal(start, zone)
  const shown = {
    ...when,
    start: localOf(from, zone),
    end: localOf(addMs(from, minutes * minuteMs), zone),
  }
  return shown.end < shown.start || (shown.end === shown.start && minutes > 0) ? byClock : shown
}

/** Its end is a number of minutes later on the clock, if that is after its start. */
export function endingAfter(when: Timed, minutes: number): Timed {
  const zone = zoneOf(when)
  const start = localMsOf(when.start)
  const end = addMs(start, minutes * minuteMs)
  const isAfter = zone === null || instantOfLocal(end, zone) > instantOfLocal(start, zone)
  return isAfter ? { ...when, end: localDateTime(end) } : spanned(when, start, minutes)
}

const zoneOf = ({ zone }: Pick<Timed, 'zone'>) => (zone === null ? null : findZone(zone))
