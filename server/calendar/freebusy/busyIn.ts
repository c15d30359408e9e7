import { busyPeriods, type BusyPeriod } from '#domain/freebusy/busyPeriods.ts'
import type { Window } from '#domain/time/Window.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord, EventRecord } from '../../store/records.ts'
import { eventsInRange } from '../reports/eventsInRange.ts'

/** An event, and when it keeps its person busy. */
type BusyEvent = { readonly event: EventRecord; readonly periods: readonly BusyPeriod[] }

/** The events of calendars that keep a person with this address busy in a range. Unreadable ones are left out. */
export async function busyIn(
  store: Pick<Store, 'events'>,
  calendars: readonly CalendarRecord[],
  range: Window,
  address: string,
): Promise<readonly BusyEvent[]> {
  const pause = timeSlices()
  const found: BusyEvent[] = []
  for await (const events of eventsInRange(store, calendars, range)) {
    for (const event of events) {
      const jcal = parsedJCal(event.jcal)
      const periods = jcal === null ? [] : busyPeriods(jcal, range, [address])
      if (periods.length > 0) found.push({ event, periods })
      await pause()
    }
  }
  return found
}
