import type { CalendarEvent, EventWhen } from '../event/CalendarEvent.ts'
import type { Item, ItemView } from '../event/Item.ts'
import { readItem } from '../event/readItem.ts'
import { dayNumber, isoDate } from '../time/dayNumber.ts'
import { startOfDay } from '../time/instantOf.ts'
import { addMs, dayMs, earlier, later, plusDays, type EpochMs } from '../time/units.ts'
import type { SearchEntry } from './SearchEntry.ts'
import type { SearchQuery } from './SearchQuery.ts'

/** A result: one event, or the next occurrence of a series. */
export type FoundObject = Pick<
  CalendarEvent,
  'calendarId' | 'eventId' | 'occurrence' | 'title' | 'location' | 'when' | 'isRecurring' | 'status' | 'reply'
> & {
  /**
   * The times of a result, in order: of a series those in the days of the query, or within two years before
   * and after now.
   */
  readonly dates: readonly FoundDate[]
  /** Whether it is still to come, or going on. */
  readonly isNext: boolean
  /** Whether a series continues before or after these. */
  readonly isOpenEnded: boolean
}

export type FoundDate = { readonly occurrence: string | null; readonly when: EventWhen }

const reachMs = 2 * 366 * dayMs
const maxDates = 800

/**
 * The time of a matching object: the event itself; of a series the occurrence that is going on or comes next,
 * else the last one.
 *
 * @param now the reference if the query has no days
 * @returns null if nothing of it is in the days of the query
 */
export function foundOf(
  item: Item,
  entry: SearchEntry,
  { from, until }: Pick<SearchQuery, 'from' | 'until'>,
  { now, ...reader }: Omit<ItemView, 'window'> & { readonly now: EpochMs },
): FoundObject | null {
  const zone = reader.viewZone
  const bounds = {
    start: from === null ? null : startOfDay(from, zone),
    end: until === null ? null : startOfDay(isoDate(plusDays(dayNumber(until), 1)), zone),
  }
  // An event that happens once is found at any time.
  const isSeries = entry.states.has('recurring')
  const near = isSeries
    ? { start: addMs(now, -reachMs), end: addMs(now, reachMs) }
    : { start: addMs(entry.startUtc, -dayMs), end: addMs(entry.lastUtc, 2 * dayMs) }
  const start =
    bounds.start ?? earlier(near.start, bounds.end === null ? near.start : addMs(bounds.end, -reachMs))
  const end = bounds.end ?? later(near.end, bounds.start === null ? near.end : addMs(bounds.start, reachMs))
  const { events, isCapped } = readItem(item, { window: { start, end }, ...reader })
  const inOrder = events.toSorted((one, other) => startIn(one.when, zone) - startIn(other.when, zone))
  const next = inOrder.find(({ when }) => endIn(when, zone) > now)
  const shown = next ?? inOrder.at(-1)
  if (shown === undefined) return null
  const { calendarId, eventId, occurrence, title, location, when, isRecurring, status, reply } = shown
  return {
    calendarId,
    eventId,
    occurrence,
    title,
    location,
    when,
    isRecurring,
    status,
    reply,
    isNext: next !== undefined,
    dates: inOrder.slice(0, maxDates).map((each) => ({ occurrence: each.occurrence, when: each.when })),
    isOpenEnded: isCapped || inOrder.length > maxDates || entry.startUtc < start || entry.lastUtc > end,
  }
}

const startIn = (when: EventWhen, zone: string): number =>
  when.kind === 'timed' ? when.start : startOfDay(when.first, zone)

const endIn = (when: EventWhen, zone: string): number =>
  when.kind === 'timed' ? when.end : startOfDay(isoDate(plusDays(dayNumber(when.last), 1)), zone)
