import type { JCalParameters, JCalProperty } from '#contract/jcal.ts'
import { addDays } from '../time/dates.ts'
import { instantOf, localOf } from '../time/instantOf.ts'
import { utcText } from '../time/localDateTime.ts'
import type { DraftWhen } from './CalendarEvent.ts'

/**
 * DTSTART and DTEND of an edited time: dates with an exclusive end, times with an IANA TZID, in UTC or
 * floating (CAL-18); the end in a zone of its own if it has one. A zone that is only an offset has no name: its times are written in UTC.
 *
 * @param own further parameters of each, kept unchanged
 */
export function whenProperties(
  when: DraftWhen,
  own: { readonly start: JCalParameters; readonly end: JCalParameters } = { start: {}, end: {} },
): readonly [JCalProperty, JCalProperty] {
  if (when.kind === 'allDay') {
    const end = addDays(when.last, 1)
    return [
      ['dtstart', own.start, 'date', when.first],
      ['dtend', own.end, 'date', end],
    ]
  }
  const { zone, endZone } = when
  const inUtc = zone !== null && (zone === 'UTC' || /^[+-]/.test(zone))
  const value = (local: string) => (inUtc ? utcText(instantOf(local, zone)) : withSeconds(local))
  const named = (parameters: JCalParameters) =>
    zone === null || inUtc ? parameters : { ...parameters, tzid: zone }
  const start: JCalProperty = ['dtstart', named(own.start), 'date-time', value(when.start)]
  if (endZone === undefined || zone === null || endZone === zone)
    return [start, ['dtend', named(own.end), 'date-time', value(when.end)]]
  const end = localOf(instantOf(when.end, zone), endZone)
  return [start, ['dtend', { ...own.end, tzid: endZone }, 'date-time', end]]
}

function withSeconds(local: string): string {
  return local.length === 16 ? `${local}:00` : local
}
