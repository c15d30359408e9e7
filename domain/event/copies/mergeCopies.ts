import type { CalendarEvent, EventWhen } from '../CalendarEvent.ts'
import { MergedEvent } from './MergedEvent.ts'

/**
 * The events of several calendars, with those that are in more than one merged. Copies have the same UID and
 * RECURRENCE-ID, and agree in time, title and status. Events that differ in any of these stay separate, and
 * so does a second copy in the same calendar.
 *
 * @param rankOf of the copies, the one with the lowest rank comes first; if equal, the first of `events`
 * @param before the previous result: the same copies give the identical event again
 * @returns in the order of `events`, a merged event in place of its first copy
 */
export function mergeCopies(
  events: readonly CalendarEvent[],
  rankOf: (calendarId: string) => number,
  before: readonly CalendarEvent[] = [],
): readonly CalendarEvent[] {
  const groups = groupsIn(events)
  if (groups.length === 0) return events
  const known = new Map(before.flatMap((event) => (event.copies ? [[event.copies[0], event]] : [])))
  const inPlaceOf = new Map<CalendarEvent, readonly CalendarEvent[]>()
  for (const group of groups) {
    const copies = group.toSorted((one, other) => rankOf(one.calendarId) - rankOf(other.calendarId))
    const last = known.get(copies[0])
    const [first, ...others] = copies
    if (!first) continue
    for (const copy of group) inPlaceOf.set(copy, [])
    inPlaceOf.set(group[0] ?? first, [
      last && areSame(last.copies, copies) ? last : new MergedEvent(first, others),
    ])
  }
  return events.flatMap((event) => inPlaceOf.get(event) ?? event)
}

const areSame = (some: readonly CalendarEvent[] | undefined, others: readonly CalendarEvent[]) =>
  some?.length === others.length && others.every((each, index) => each === some[index])

/**
 * The groups of two copies or more. The starts of events rule out nearly all; the UID is read only for the
 * rest.
 */
function groupsIn(events: readonly CalendarEvent[]): readonly (readonly CalendarEvent[])[] {
  const byStart = new Map<number | string, CalendarEvent[]>()
  for (const event of events) {
    const start = event.when.kind === 'timed' ? event.when.start : event.when.first
    const others = byStart.get(start)
    if (others) others.push(event)
    else byStart.set(start, [event])
  }
  return [...byStart.values()].filter(isOfSeveralCalendars).flatMap((together) =>
    [...Map.groupBy(together, ({ uid }) => uid).values()]
      .filter(isOfSeveralCalendars)
      .flatMap(copiesAmong)
      .filter(({ length }) => length > 1),
  )
}

const isOfSeveralCalendars = ([first, ...others]: readonly CalendarEvent[]) =>
  others.some(({ calendarId }) => calendarId !== first?.calendarId)

/** Events of one UID that begin together, grouped into those that are copies of each other. */
function copiesAmong(events: readonly CalendarEvent[]): readonly (readonly CalendarEvent[])[] {
  const groups: CalendarEvent[][] = []
  for (const event of events) {
    const group = groups.find((copies) =>
      copies.every((copy) => copy.calendarId !== event.calendarId && areCopies(copy, event)),
    )
    if (group) group.push(event)
    else groups.push([event])
  }
  return groups
}

const areCopies = (one: CalendarEvent, other: CalendarEvent) =>
  one.uid !== '' &&
  one.uid === other.uid &&
  one.occurrence === other.occurrence &&
  one.title === other.title &&
  one.status === other.status &&
  isSameTime(one.when, other.when)

/** The same days or the same instants; a floating time and a zoned one differ. */
function isSameTime(one: EventWhen, other: EventWhen): boolean {
  if (one.kind === 'allDay')
    return other.kind === 'allDay' && one.first === other.first && one.last === other.last
  return (
    other.kind === 'timed' &&
    one.start === other.start &&
    one.end === other.end &&
    (one.zone === null) === (other.zone === null)
  )
}
