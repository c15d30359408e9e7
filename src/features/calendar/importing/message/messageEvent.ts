import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Item, ItemView } from '#domain/event/Item.ts'
import { readItem } from '#domain/event/readItem.ts'
import { endOfTime } from '#domain/event/spanOf.ts'
import { addMs, dayMs, epochMs, type EpochMs } from '#domain/time/units.ts'

type Read = {
  /** Under which name the object lies, or would lie. */
  readonly name: Pick<Item, 'calendarId' | 'eventId'>
  readonly reader: Omit<ItemView, 'window'>
  readonly now: EpochMs
}

const soonMs = 400 * dayMs
const always = { start: epochMs(Date.UTC(1, 0, 1)), end: endOfTime }

/** The event that a message is about; of a series its next date, else its first. */
export function messageEvent(data: JCal, { name, reader, now }: Read): CalendarEvent | null {
  const item = { ...name, etag: null, data }
  const eventsIn = (window: ItemView['window']) => readItem(item, { ...reader, window }).events
  const [coming = eventsIn(always)[0] ?? null] = eventsIn({ start: now, end: addMs(now, soonMs) })
  return coming
}
