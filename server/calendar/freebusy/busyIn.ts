import { busyPeriods, type BusyPeriod } from '#domain/freebusy/busyPeriods.ts'
import { addMs, hourMs } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord, EventRecord } from '../../store/records.ts'
import { eventsInRange } from '../reports/eventsInRange.ts'

/** An event, and when it keeps its person busy. */
type BusyEvent = { readonly event: EventRecord; readonly periods: readonly BusyPeriod[] }

/**
 * The events of calendars that keep a person with this address busy in a range. Unreadable ones are left out.
 *
 * @param zone the one of the person; UTC without one
 */
export async function busyIn(
  store: Pick<Store, 'events'>,
  calendars: readonly CalendarRecord[],
  range: Window,
  address: string,
  zone?: Zone,
): Promise<readonly BusyEvent[]> {
  const pause = timeSlices()
  const found: BusyEvent[] = []
  for await (const events of eventsInRange(store, calendars, zone ? aroundTheWorld(range) : range)) {
    for (const event of events) {
      const jcal = parsedJCal(event.jcal)
      const periods = jcal === null ? [] : busyPeriods(jcal, range, [address], zone)
      if (periods.length > 0) found.push({ event, periods })
      await pause()
    }
  }
  return found
}

/** What floats is stored as if it were UTC: in its zone it is up to so much earlier or later. */
const aroundTheWorld = ({ start, end }: Window): Window => ({
  start: addMs(start, -14 * hourMs),
  end: addMs(end, 14 * hourMs),
})
