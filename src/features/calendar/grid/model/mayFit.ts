import { isGone } from '#domain/layout/isGone.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { daysOf } from '#domain/layout/daysOf.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'

/**
 * The events that could be drawn if days have a number of lines: all that last several days, and of the
 * others the first of each day and one more, which shows that the day is full. The rest is only counted, so
 * that thousands of events cost little.
 *
 * @param days consecutive, in order
 * @param lines at least 1
 * @returns `left`: those that were left out, for each day
 */
export function mayFit(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  zone: Zone,
  lines: number,
): { readonly events: readonly CalendarEvent[]; readonly left: readonly (readonly CalendarEvent[])[] } {
  const offset = dayNumber(days[0] ?? '')
  const firsts: CalendarEvent[][] = days.map(() => [])
  const left: CalendarEvent[][] = days.map(() => [])
  const long: CalendarEvent[] = []
  for (const event of events) {
    const { first, last } = daysOf(event, zone)
    const day = first - offset
    const onDay = firsts[day]
    if (first !== last) long.push(event)
    else if (onDay) {
      const out = leftOut(onDay, event, lines + 1)
      if (out) left[day]?.push(out)
    }
  }
  return { events: [...long, ...firsts.flat()], left }
}

/** Puts an event among the first of its day. @returns it, or another one in its place, if there is no line for it */
function leftOut(firsts: CalendarEvent[], event: CalendarEvent, limit: number): CalendarEvent | undefined {
  let at = firsts.length
  if (at === limit && !isBefore(event, firsts[at - 1])) return event
  while (at > 0 && isBefore(event, firsts[at - 1])) at--
  firsts.splice(at, 0, event)
  return firsts.length <= limit ? undefined : firsts.pop()
}

/** The order of `monthCells` within a day: a draft, then all-day before timed, then by time, then by key; what is no more comes last. */
function isBefore(one: CalendarEvent, other: CalendarEvent | undefined): boolean {
  if (other === undefined) return true
  if (one.isDraft !== other.isDraft) return one.isDraft === true
  if (isGone(one) !== isGone(other)) return isGone(other)
  if (one.when.kind !== other.when.kind) return one.when.kind === 'allDay'
  if (one.when.kind === 'timed' && other.when.kind === 'timed' && one.when.start !== other.when.start)
    return one.when.start < other.when.start
  return one.key < other.key
}
