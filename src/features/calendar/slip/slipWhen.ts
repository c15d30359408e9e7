import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { readDate } from '#domain/time/parseDate.ts'
import { addMs, later, minuteMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { SlipTimes } from '../../../navigation/paths.ts'

/**
 * When the draft of an address is drawn.
 *
 * @param minutes how long it is if the address does not say that
 */
export function slipWhen({ start, end }: SlipTimes, zone: Zone, minutes: number): EventWhen {
  const first = readDate(start)
  if (first !== null) {
    const last = readDate(end?.slice(0, 10) ?? '')
    return { kind: 'allDay', first, last: last !== null && last > first ? last : first }
  }
  const inZone = start.endsWith('Z') ? 'UTC' : zone
  const from = instantOf(`${start.slice(0, 16)}:00`, inZone)
  const to = end?.includes('T') !== true ? null : instantOf(`${end.slice(0, 16)}:00`, inZone)
  return {
    kind: 'timed',
    start: from,
    end: to === null ? addMs(from, minutes * minuteMs) : later(from, to),
    zone: zone.name,
  }
}
