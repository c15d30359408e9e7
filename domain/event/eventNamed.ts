import { addMs, dayMs, epochMs } from '../time/units.ts'
import type { CalendarEvent } from './CalendarEvent.ts'
import { isRecurring } from '../jcal/isRecurring.ts'
import { readItem } from './readItem.ts'
import type { Item, ItemView } from './Item.ts'
import { endOfTime } from './spanOf.ts'

/**
 * The one event that an address names, whatever period is shown.
 *
 * @param occurrence as in `CalendarEvent`; null for an event that does not repeat
 * @returns null if the object has no such event, or an override moved it by more than a month
 */
export function eventNamed(
  item: Item,
  occurrence: string | null,
  reader: Omit<ItemView, 'window'>,
): CalendarEvent | null {
  const window = windowOf(occurrence)
  if (window === null || (occurrence === null && isRecurring(item.data))) return null
  const { events } = readItem(item, { ...reader, window })
  return events.find((event) => event.occurrence === occurrence) ?? null
}

const aMonthMs = 31 * dayMs

/** The first day with a year of four digits. */
const beginningOfTime = epochMs(Date.UTC(1000, 0))

function windowOf(occurrence: string | null): ItemView['window'] | null {
  if (occurrence === null) return { start: beginningOfTime, end: endOfTime }
  const day = epochMs(Date.parse(occurrence.slice(0, 10)))
  return Number.isNaN(day) ? null : { start: addMs(day, -aMonthMs), end: addMs(day, aMonthMs) }
}
