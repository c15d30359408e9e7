import type { UnseenChange } from '#contract/unseen/unseenChanges.ts'
import { readEventHref } from '#contract/hal.ts'
import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Item, ItemView } from '#domain/event/Item.ts'
import { readItem } from '#domain/event/readItem.ts'
import { endOfTime } from '#domain/event/spanOf.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'
import { addMs, dayMs, epochMs, type EpochMs, type IsoDate } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Zone } from '#domain/time/Zone.ts'
import {
  dayOfChange,
  occurrencesChanged,
  occurrencesTransferred,
  type OccurrenceChanged,
} from '#domain/unseen/occurrencesChanged.ts'
import { ghostKeyOf } from './UnseenEvent.ts'

/** A change by somebody else, as the page works with it. */
export type UnseenEntry = {
  readonly change: UnseenChange
  readonly name: { readonly userId: string; readonly calendarId: string; readonly eventId: string }
  /** The calendar in which it was before, if that was another one. */
  readonly from: { readonly userId: string; readonly calendarId: string } | null
  /** Its first occurrence that is still to come, or was. */
  readonly first: OccurrenceChanged
  /** The day of that. */
  readonly date: IsoDate
  /** Of the chip of that, or of the place where it was. */
  readonly key: string
  /** Those in some days. */
  readonly within: (window: Window) => readonly OccurrenceChanged[]
}

/** Who looks at changes, and when. */
export type UnseenView = {
  readonly reader: Omit<ItemView, 'window'>
  readonly zone: Zone
  readonly now: EpochMs
}

/** Longer than people plan, and short enough to be read at once. */
const aheadMs = 400 * dayMs
/** Further than a date of a series is moved. */
export const aroundMs = 40 * dayMs

/** What of some changes is still to come, by its day. What changed only in the past is left out. */
export function unseenEntries(changes: readonly UnseenChange[], view: UnseenView): readonly UnseenEntry[] {
  return changes
    .flatMap((change) => entryOf(change, view) ?? [])
    .toSorted((one, other) => startOf(one) - startOf(other))
}

function entryOf(change: UnseenChange, view: UnseenView): UnseenEntry | null {
  const href = readEventHref(change.path)
  if (href === null) return null
  const { homeId: userId, ...named } = href
  const within = readingOf(change, named, view)
  const ahead = { start: addMs(view.now, -aroundMs), end: addMs(view.now, aheadMs) }
  const all = within(ahead)
  const first = all.toSorted((one, other) => startOfOne(one) - startOfOne(other))[0]
  const date = first && dayOfChange(first, view.zone)
  if (!first || !date) return null
  const key = first.after?.key ?? (first.before ? ghostKeyOf(first.before) : '')
  return { change, name: { userId, ...named }, from: calendarBefore(change), first, date, key, within }
}

function calendarBefore({ from }: UnseenChange): UnseenEntry['from'] {
  const href = from === undefined ? null : readEventHref(from)
  return href && { userId: href.homeId, calendarId: href.calendarId }
}

/** An event that does not repeat is read wherever it is: it may have moved far. */
function readingOf(
  { kind, before, after }: UnseenChange,
  named: Pick<Item, 'calendarId' | 'eventId'>,
  { reader, zone, now }: UnseenView,
): UnseenEntry['within'] {
  const isSeries = [before, after].some((data) => data !== null && isRecurring(data))
  const eventsOf = (data: JCal | null, window: Window): readonly CalendarEvent[] =>
    data === null
      ? []
      : readItem({ ...named, etag: null, data }, { ...reader, window: isSeries ? window : always }).events
  const at = { now, zone }
  if (kind === 'transferred') return (window) => occurrencesTransferred(eventsOf(after, window), at)
  return (window) => occurrencesChanged(eventsOf(before, window), eventsOf(after, window), at)
}

const always: Window = { start: epochMs(Date.UTC(1, 0, 1)), end: endOfTime }

const startOf = ({ first }: UnseenEntry) => startOfOne(first)

const startOfOne = ({ before, after }: OccurrenceChanged): number => {
  const when = (after ?? before)?.when
  if (!when) return 0
  return when.kind === 'timed' ? when.start : Date.parse(when.first)
}
