import { zoneNamed } from '../time/Zone.ts'
import type { CalendarEvent } from './CalendarEvent.ts'
import type { Instances } from './Instance.ts'
import { instancesIn } from './instancesIn.ts'
import type { Item, ItemView } from './Item.ts'
import { ReadEvent } from './ReadEvent.ts'

export type ItemReading = {
  /**
   * The events in the window, even in part: masters before overrides, the occurrences of each in order of
   * time.
   */
  readonly events: readonly CalendarEvent[]
  /** VEVENTs that could not be read. */
  readonly skipped: Instances['skipped']
  /** Whether there were more occurrences than one window shows. */
  readonly isCapped: boolean
}

/**
 * The events of a stored object in a window, with series expanded. Reads masters with overrides, and the
 * expanded answers of REPORT, whose VEVENTs all have a RECURRENCE-ID (CAL-9); components of two or three
 * items (CAL-16). A malformed VEVENT does not throw: it is skipped and reported (CAL-10).
 */
export function readItem(item: Item, view: ItemView): ItemReading {
  const { instances, skipped, isCapped } = instancesIn(item.data, view.window, zoneNamed(view.viewZone))
  return { events: instances.map((instance) => new ReadEvent(item, view, instance)), skipped, isCapped }
}
