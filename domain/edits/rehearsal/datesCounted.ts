import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent } from '../../event/CalendarEvent.ts'
import { readItem } from '../../event/readItem.ts'
import { spanOf } from '../../event/spanOf.ts'
import { datesChanged } from '../../series/datesChanged.ts'
import { addMs, dayMs, earlier, later, type EpochMs } from '../../time/units.ts'
import type { Window } from '../../time/Window.ts'
import { looksOf, timeOf } from './eventsChanged.ts'

/** How many dates of a series a change affects. */
export type DatesCounted = {
  readonly moved: number
  readonly removed: number
  readonly added: number
  /** They stay when they are, and say something else. */
  readonly changed: number
  /** Whether only those of a year were counted, and there are others. */
  readonly isPart: boolean
}

type Counted = {
  /** Where the year begins: the occurrence that the change is made from. */
  readonly from: EpochMs
  /** Whether the change goes back to the first date. */
  readonly isWhole: boolean
  readonly viewZone: string
}

const yearMs = 366 * dayMs

/**
 * Count the dates that a change affects: all of them, or those of a year for a series that is longer.
 *
 * @param after what becomes of the object; two for a series that is split, none for one that is deleted
 */
export function datesCounted(
  before: JCal,
  after: readonly JCal[],
  { from, isWhole, viewZone }: Counted,
): DatesCounted {
  const { window, isPart } = windowOf([before, ...after], from, isWhole)
  const { moved, gone, come } = datesChanged(before, after, window, viewZone)
  const [was, willBe] = [[before], after].map((objects) => eventsIn(objects, window, viewZone))
  return {
    moved: moved.length,
    removed: gone.length,
    added: come.length,
    changed: changedIn(was ?? [], willBe ?? []),
    isPart,
  }
}

function windowOf(objects: readonly JCal[], from: EpochMs, isWhole: boolean) {
  const spans = objects.map(spanOf).filter((span) => span !== null)
  // A day of any zone begins within a day of that of UTC.
  const first = spans.reduce((least, { startUtc }) => earlier(least, addMs(startUtc, -dayMs)), from)
  const last = spans.reduce((greatest, { lastUtc }) => later(greatest, addMs(lastUtc, dayMs)), from)
  const start = isWhole && last - first <= yearMs ? first : later(addMs(from, -dayMs), first)
  const end = earlier(last, addMs(start, yearMs))
  return {
    window: { start, end: later(end, addMs(start, dayMs)) },
    isPart: end < last || (isWhole && start > first),
  }
}

/** How many events are when they were, and look otherwise. */
function changedIn(before: readonly CalendarEvent[], after: readonly CalendarEvent[]): number {
  const was = new Map(before.map((event) => [timeOf(event), looksOf(event)]))
  return after.filter((event) => (was.get(timeOf(event)) ?? looksOf(event)) !== looksOf(event)).length
}

const eventsIn = (objects: readonly JCal[], window: Window, viewZone: string): readonly CalendarEvent[] =>
  objects.flatMap(
    (data) =>
      readItem({ calendarId: '', eventId: '', etag: null, data }, { window, viewZone, myAddresses: [] })
        .events,
  )
