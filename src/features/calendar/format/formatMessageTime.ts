import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import { addMs, epochMs, later, type IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { formatDay, formatFullDate } from './formatDate.ts'
import { formatWhen } from './formatEvent.ts'

/**
 * A time in a message, which no heading with a year is above: `Monday 15 March, 09:00 to 09:30`, with the year where
 * one of its days is in another year than today.
 *
 * @param beside what the same message says, or what it is compared with: all of them have years if one has
 */
export const formatMessageTime = (when: EventWhen, zone: Zone, beside: readonly EventWhen[] = []): string =>
  formatWhen({ when }, zone, dayNameOf([when, ...beside], zone))

/** Formats a day of one of these times: with its year where it is needed in one of them. */
export function dayNameOf(whens: readonly EventWhen[], zone: Zone): (date: IsoDate) => string {
  const dates = [dateOf(epochMs(Date.now()), zone), ...whens.flatMap((when) => daysOf(when, zone))]
  return new Set(dates.map((date) => date.slice(0, 4))).size > 1 ? formatFullDate : formatDay
}

const daysOf = (when: EventWhen, zone: Zone): readonly IsoDate[] =>
  when.kind === 'allDay'
    ? [when.first, when.last]
    : [dateOf(when.start, zone), dateOf(later(when.start, addMs(when.end, -1)), zone)]
