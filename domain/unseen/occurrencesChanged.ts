import type { CalendarEvent } from '../event/CalendarEvent.ts'
import { timeOf } from '../edits/rehearsal/eventsChanged.ts'
import { dateOf, startOfDay } from '../time/instantOf.ts'
import { addDays } from '../time/dates.ts'
import type { EpochMs, IsoDate } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import type { ChangeKind } from './changeKind.ts'

/** What became of one occurrence of an event, or of all of it if it does not repeat. */
export type OccurrenceChanged = {
  readonly kind: ChangeKind
  /** As it was; null if it is new. */
  readonly before: CalendarEvent | null
  /** As it is; null if nothing is left of it. One that was cancelled and is still there has its state. */
  readonly after: CalendarEvent | null
}

/**
 * Compare the occurrences of an event as they were and as they are, in the same days. Those of one name belong together;
 * of the others, as in a series that begins at another time now, those of one day, or all in their order where there are
 * as many as before. What was over by `now` both ways is left out, and what the reader declined.
 */
export function occurrencesChanged(
  before: readonly CalendarEvent[],
  after: readonly CalendarEvent[],
  { now, zone }: { readonly now: EpochMs; readonly zone: Zone },
): readonly OccurrenceChanged[] {
  const shown = after.filter(({ reply }) => reply !== 'declined')
  return paired(before, shown, zone).flatMap(([was, is]) => {
    const kind = kindOf(was, is)
    const isComing = [was, is].some((event) => event !== null && endOf(event, zone) > now)
    return kind === null || !isComing ? [] : [{ kind, before: was, after: is }]
  })
}

/** The occurrences of an event that is in another calendar, and otherwise as it was: what is still to come, and not declined. */
export function occurrencesTransferred(
  events: readonly CalendarEvent[],
  { now, zone }: { readonly now: EpochMs; readonly zone: Zone },
): readonly OccurrenceChanged[] {
  return events
    .filter((event) => isOn(event) && event.reply !== 'declined' && endOf(event, zone) > now)
    .map((event) => ({ kind: 'transferred', before: event, after: event }))
}

/** The day on which an occurrence is, or was. */
export const dayOfChange = ({ before, after }: OccurrenceChanged, zone: Zone): IsoDate | null => {
  const event = after ?? before
  return event && dayOf(event, zone)
}

type Pair = readonly [CalendarEvent | null, CalendarEvent | null]

function paired(before: readonly CalendarEvent[], after: readonly CalendarEvent[], zone: Zone): Pair[] {
  const named = new Map(after.map((event) => [event.occurrence, event]))
  const isNamed = ({ occurrence }: CalendarEvent) => named.has(occurrence)
  const same = before.filter(isNamed).map((was): Pair => [was, named.get(was.occurrence) ?? null])
  const known = new Set(before.map(({ occurrence }) => occurrence))
  const left = before.filter((event) => !isNamed(event))
  const added = after.filter(({ occurrence }) => !known.has(occurrence))
  if (left.length === added.length)
    return [...same, ...left.map((was, index): Pair => [was, added[index] ?? null])]
  const onDay = Map.groupBy(added, (event) => dayOf(event, zone))
  const moved = left.map((was): Pair => [was, onDay.get(dayOf(was, zone))?.shift() ?? null])
  const others = [...onDay.values()].flat().map((is): Pair => [null, is])
  return [...same, ...moved, ...others]
}

function kindOf(before: CalendarEvent | null, after: CalendarEvent | null): ChangeKind | null {
  const [was, is] = [isOn(before), isOn(after)]
  if (!was && !is) return null
  if (!was || before === null) return 'added'
  if (!is || after === null) return 'cancelled'
  if (timeOf(before) !== timeOf(after)) return 'moved'
  return textOf(before) === textOf(after) ? null : 'changed'
}

const isOn = (event: CalendarEvent | null) => event !== null && event.status !== 'cancelled'

const textOf = ({ title, location, description }: CalendarEvent) =>
  JSON.stringify([title, location, description])

const dayOf = ({ when }: CalendarEvent, zone: Zone): IsoDate =>
  when.kind === 'allDay' ? when.first : dateOf(when.start, zone)

const endOf = ({ when }: CalendarEvent, zone: Zone): EpochMs =>
  when.kind === 'allDay' ? startOfDay(addDays(when.last, 1), zone) : when.end
