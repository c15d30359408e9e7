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

type Declined = 'struck' | 'hidden'

/**
 * The events of several answers. Those of one answer, and of one item in it, are read once per view: what is unchanged
 * gives the identical events, which are not drawn again.
 *
 * @param declined whether events that the reader declined are struck through or left out
 */
export function eventsIn(
  answers: readonly (ItemsRead | undefined)[],
  view: ItemView,
  declined: Declined = 'hidden',
): Events {
  const each = answers.map((answer) => (answer ? answeredOnce(answer, view, declined) : none))
  const [first = none, ...others] = each
  if (others.length === 0) return first
  return {
    events: each.flatMap(({ events }) => events),
    isCapped: each.some(({ isCapped }) => isCapped),
    skipped: each.reduce((sum, { skipped }) => sum + skipped, 0),
  }
}

const none: Events = { events: [], isCapped: false, skipped: 0 }

const answered = new WeakMap<ItemsRead, { view: ItemView; declined: Declined; events: Events }>()

function answeredOnce(answer: ItemsRead, view: ItemView, declined: Declined): Events {
  const known = answered.get(answer)
  if (known?.declined === declined && isSameView(known.view, view)) return known.events
  const readings = answer.items.map((item) => readOnce(item, view))
  const all = readings.flatMap(({ events }) => events)
  const events = {
    events: declined === 'struck' ? all : all.filter(({ reply }) => reply !== 'declined'),
    isCapped: readings.some(({ isCapped }) => isCapped),
    skipped: readings.reduce((sum, { skipped }) => sum + skipped.length, answer.skipped),
  }
  answered.set(answer, { view, declined, events })
  return events
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
