import type { JCal } from '#contract/jcal.ts'
import type { EpochMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import type { CalendarEvent } from './CalendarEvent.ts'
import { instancesIn, type Instances } from './instancesIn.ts'
import { ReadEvent } from './ReadEvent.ts'

/** A stored calendar object and where it lies. */
export type Item = {
  readonly calendarId: string
  readonly eventId: string
  readonly etag: string | null
  readonly data: JCal
  /** What has become of a change that is not stored yet; its events say so. */
  readonly write?: CalendarEvent['write']
}

/** Who looks at what. */
export type View = {
  /** Instants; start inclusive, end exclusive. */
  readonly window: { readonly start: EpochMs; readonly end: EpochMs }
  /** The IANA zone that floating times and dates are read in. */
  readonly viewZone: string
  /** Addresses of the reader, with or without `mailto:`, in any case. */
  readonly myAddresses: readonly string[]
}

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
export function readItem(item: Item, view: View): ItemReading {
  const { instances, skipped, isCapped } = instancesIn(item.data, view.window, zoneNamed(view.viewZone))
  return { events: instances.map((instance) => new ReadEvent(item, view, instance)), skipped, isCapped }
}
