import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { readItem, type ItemReading } from '#domain/event/readItem.ts'
import type { ItemView } from '#domain/event/Item.ts'
import type { ItemsRead } from './readItems.ts'
import type { ViewedItem } from './rangesWithPendingEdits.ts'

export type Events = {
  readonly events: readonly CalendarEvent[]
  /** A series has more occurrences here than can be shown. */
  readonly isCapped: boolean
  /** How many could not be read. */
  readonly skipped: number
}

/**
 * The events of several answers. An item is parsed once per view: an unchanged one gives the identical
 * events, which are not drawn again.
 *
 * @param declined whether events that the reader declined are struck through or left out
 */
export function eventsIn(
  answers: readonly (ItemsRead | undefined)[],
  view: ItemView,
  declined: 'struck' | 'hidden' = 'hidden',
): Events {
  const events: CalendarEvent[] = []
  let isCapped = false
  let skipped = 0
  for (const answer of answers) {
    skipped += answer?.skipped ?? 0
    for (const item of answer?.items ?? []) {
      const reading = readOnce(item, view)
      for (const event of reading.events)
        if (declined === 'struck' || event.reply !== 'declined') events.push(event)
      isCapped ||= reading.isCapped
      skipped += reading.skipped.length
    }
  }
  return { events, isCapped, skipped }
}

const readings = new WeakMap<ViewedItem, { readonly view: ItemView; readonly reading: ItemReading }>()

const isSameView = (one: ItemView, other: ItemView) =>
  one.window === other.window && one.viewZone === other.viewZone && one.myAddresses === other.myAddresses

function readOnce(item: ViewedItem, view: ItemView): ItemReading {
  const known = readings.get(item)
  if (known && isSameView(known.view, view)) return known.reading
  const reading = readItem(item, view)
  readings.set(item, { view, reading })
  return reading
}
