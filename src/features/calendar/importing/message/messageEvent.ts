import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Item, ItemView } from '#domain/event/Item.ts'
import { readItem } from '#domain/event/readItem.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import { addMs, dayMs, type EpochMs } from '#domain/time/units.ts'

type Read = {
  /** Under which name the object lies, or would lie. */
  readonly name: Pick<Item, 'calendarId' | 'eventId'>
  readonly reader: Omit<ItemView, 'window'>
  readonly now: EpochMs
}

const soonMs = 400 * dayMs

/** The event that a message is about; of a series its next date, else its first. */
export function messageEvent(data: JCal, { name, reader, now }: Read): CalendarEvent | null {
  const item = { ...name, etag: null, data }
  const firstFrom = (start: EpochMs) =>
    readItem(item, { ...reader, window: { start, end: addMs(start, soonMs) } }).events[0]
  const span = spanOf(data)
  // Its first day may be another one in the zone of the reader.
  return span && (firstFrom(now) ?? firstFrom(addMs(span.startUtc, -dayMs)) ?? null)
}
