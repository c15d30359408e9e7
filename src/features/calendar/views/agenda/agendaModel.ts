import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { daysOf } from '#domain/layout/daysOf.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { eventsNear } from '../../grid/model/eventsNear.ts'
import type { AgendaEntry, AgendaMonth, EventOnDay } from './AgendaMonth.ts'

/**
 * Some months as an agenda.
 *
 * @param days whole months, consecutive
 * @param today has an entry of its own, even without events
 */
export function agendaModel(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  zone: Zone,
  today: IsoDate,
): readonly AgendaMonth[] {
  const onDays = eventsByDay(events, days, zone)
  const months: { month: string; entries: AgendaEntry[] }[] = []
  for (const [index, date] of days.entries()) {
    const month = date.slice(0, 7)
    if (months.at(-1)?.month !== month) months.push({ month, entries: [] })
    const entries = months.at(-1)?.entries ?? []
    const before = entries.at(-1)
    const onDay = onDays[index] ?? []
    if (onDay.length > 0 || date === today) entries.push({ kind: 'day', date, events: onDay })
    else if (before?.kind === 'free') entries[entries.length - 1] = { ...before, last: date }
    else entries.push({ kind: 'free', first: date, last: date })
  }
  return months
}

/**
 * The events of each of some days, in the order of the days. A place where an event was has no line: it would come
 * later than the others, and push away what one reads.
 *
 * @param days consecutive
 */
export function eventsByDay(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  zone: Zone,
): readonly (readonly EventOnDay[])[] {
  const byDay: EventOnDay[][] = days.map(() => [])
  const offset = dayNumber(days[0] ?? '')
  for (const event of eventsNear(events, days)) {
    if (event.unseen === 'was') continue
    const { first, last } = daysOf(event, zone)
    const until = Math.min(last - offset, days.length - 1)
    for (let index = Math.max(0, first - offset); index <= until; index++)
      byDay[index]?.push({ event, day: index + offset - first + 1, days: last - first + 1 })
  }
  return byDay.map((onDay) => onDay.toSorted(byTime))
}

/** What lasts all day or began earlier comes first; then by time, then by key. */
function byTime(one: EventOnDay, other: EventOnDay): number {
  return startOf(one) - startOf(other) || (one.event.key < other.event.key ? -1 : 1)
}

const startOf = ({ event: { when }, day }: EventOnDay) =>
  when.kind === 'timed' && day === 1 ? when.start : Number.MIN_SAFE_INTEGER
