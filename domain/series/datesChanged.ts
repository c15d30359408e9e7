import type { JCal } from '#contract/jcal.ts'
import type { EventWhen } from '../event/CalendarEvent.ts'
import { readItem } from '../event/readItem.ts'
import { spanOf } from '../event/spanOf.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { dayMs } from '../time/units.ts'
import type { Window } from '../time/Window.ts'

/** How a change affects the dates of a series; each list in order of time. */
export type DatesChanged = {
  readonly gone: readonly EventWhen[]
  readonly come: readonly EventWhen[]
  readonly moved: readonly { readonly from: EventWhen; readonly to: EventWhen }[]
}

/**
 * Compare the occurrences of the stored object with those after a change, for a preview.
 *
 * @param after the object or, for a split, both objects; none if everything is deleted
 * @param window instants, start inclusive, end exclusive
 */
export function datesChanged(
  before: JCal,
  after: readonly JCal[],
  window: Window,
  viewZone: string,
): DatesChanged {
  const was = occurrencesOf([before], window, viewZone)
  const willBe = occurrencesOf(after, window, viewZone)
  const keep = (all: Whens, others: Whens) =>
    [...all].filter(([key]) => !others.has(key)).map(([, when]) => when)
  const gone = keep(was, willBe)
  const come = keep(willBe, was)
  const skip = bestAlignment(gone, come, partnersBefore(before, after, window))
  const pairs = Math.min(gone.length - skip.gone, come.length - skip.come)
  const isPaired = (index: number, skipped: number) => index >= skipped && index < skipped + pairs
  return {
    gone: gone.filter((_, index) => !isPaired(index, skip.gone)),
    come: come.filter((_, index) => !isPaired(index, skip.come)),
    moved: gone.slice(skip.gone, skip.gone + pairs).flatMap((from, index) => {
      const to = come[skip.come + index]
      return to === undefined ? [] : [{ from, to }]
    }),
  }
}

type Whens = ReadonlyMap<string, EventWhen>

function occurrencesOf(objects: readonly JCal[], window: Window, viewZone: string): Whens {
  const whens = objects.flatMap((data) => {
    const item = { calendarId: '', eventId: '', etag: null, data }
    return readItem(item, { window, viewZone, myAddresses: [] }).events.map(({ when }) => when)
  })
  return new Map(whens.toSorted((a, b) => startOf(a) - startOf(b)).map((when) => [keyOf(when), when]))
}

const keyOf = (when: EventWhen) =>
  when.kind === 'allDay' ? `${when.first} ${when.last}` : `${when.start} ${when.end}`

const startOf = (when: EventWhen) => (when.kind === 'allDay' ? dayNumber(when.first) * dayMs : when.start)

type Partners = { readonly ofGone: boolean; readonly ofCome: boolean }

/**
 * Whether the first date of a side may have its other one before the window: a series that is changed from its
 * beginning on, or a part of one, has none there.
 */
function partnersBefore(before: JCal, after: readonly JCal[], { start }: Window): Partners {
  const isBefore = (object: JCal | undefined) => {
    const span = object && spanOf(object)
    return span !== undefined && span !== null && span.startUtc < start
  }
  const changed = after.at(-1)
  return { ofGone: isBefore(changed), ofCome: after.length === 1 && isBefore(before) }
}

/**
 * At the edges of the window one side may have one more: dates are paired so that they are nearest in total.
 */
function bestAlignment(gone: readonly EventWhen[], come: readonly EventWhen[], partners: Partners) {
  const ways = [
    { gone: 0, come: 0 },
    ...(partners.ofGone ? [{ gone: 1, come: 0 }] : []),
    ...(partners.ofCome ? [{ gone: 0, come: 1 }] : []),
  ]
  const distance = (way: { readonly gone: number; readonly come: number }) => {
    const pairs = Math.min(gone.length - way.gone, come.length - way.come)
    if (pairs <= 0) return way.gone + way.come === 0 ? 0 : Infinity
    const distances = gone
      .slice(way.gone, way.gone + pairs)
      .map((when, index) => Math.abs(startOf(when) - startOf(come[way.come + index] ?? when)))
    return distances.reduce((sum, each) => sum + each, 0) / pairs
  }
  return ways.reduce((best, way) => (distance(way) < distance(best) ? way : best))
}
