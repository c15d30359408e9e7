import type { QueryClient } from '@tanstack/react-query'
import { calendarKeys, type CalendarKey } from '../calendarKeys.ts'
import { neighboursOf, type Range } from './rangeOf.ts'
import type { RangeRead } from './readItems.ts'

/**
 * What the cache holds of a range that was not read yet, taken from the ranges before and after, which
 * overlap it. While these two are identical, so is the result.
 */
export function itemsNearby(client: QueryClient, calendar: CalendarKey, range: Range): RangeRead | undefined {
  const [before, after] = neighboursOf(range).map((each) =>
    client.getQueryData<RangeRead>(calendarKeys.range(calendar, each)),
  )
  return before && after ? joined(before, after) : (before ?? after)
}

const joins = new WeakMap<RangeRead, { readonly after: RangeRead; readonly both: RangeRead }>()

function joined(before: RangeRead, after: RangeRead): RangeRead {
  const known = joins.get(before)
  if (known?.after === after) return known.both
  const ids = new Set(before.items.map(({ eventId }) => eventId))
  const both = {
    items: [...before.items, ...after.items.filter(({ eventId }) => !ids.has(eventId))],
    skipped: 0,
    asOf: Math.min(before.asOf, after.asOf),
  }
  joins.set(before, { after, both })
  return both
}
