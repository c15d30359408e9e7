import { zoneNamed } from '../time/Zone.ts'
import type { CalendarEvent } from './CalendarEvent.ts'
import type { Instances } from './Instance.ts'
import { instancesIn } from './instancesIn.ts'
import type { Item, ItemView } from './Item.ts'
import { ReadEvent } from './ReadEvent.ts'

export type ItemReading = {
  /** What lies in the window, even in part: masters before overrides, the occurrences of each in order of time. */
  readonly events: readonly CalendarEvent[]
  /** VEVENTs that could not be read. */
  readonly skipped: Instances['skipped']
  /** Whether there were more occurrences than one window shows. */
  readonly isCapped: boolean
}

/**
 * The events of a stored object that lie in a window, series expanded.
 * Reads masters with overrides as well as the expanded answers of REPORT, whose VEVENTs all have a RECURRENCE-ID (CAL-9);
 * components of two or three items (CAL-16). Nothing is thrown at a malformed VEVENT: it is skipped and reported (CAL-10).
 */
export function readItem(item: Item, view: ItemView): ItemReading {
  const { instances, skipped, isCapped } = instancesIn(item.data, view.window, zoneNamed(view.viewZone))
  return { events: instances.map((instance) => new ReadEvent(item, view, instance)), skipped, isCapped }
}
