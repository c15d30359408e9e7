import { busyPeriods, type BusyPeriod } from '#domain/freebusy/busyPeriods.ts'
import { StepBudget } from '#domain/recurrence/StepBudget.ts'
import { addMs, hourMs } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { throwHttpError } from '../../HttpError.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord, EventRecord } from '../../store/records.ts'
import { eventsInRange } from '../reports/eventsInRange.ts'

/** An event, and when it keeps its person busy. */
type BusyEvent = { readonly event: EventRecord; readonly periods: readonly BusyPeriod[] }

export type BusyEventsAsked = {
  readonly range: Window
  /** The e-mail addresses of the person. */
  readonly addresses: readonly string[]
  /** The one of the person; UTC without one. */
  readonly zone?: Zone | undefined
  /** Of a client that may disconnect. */
  readonly signal?: (() => AbortSignal) | undefined
}

/** Many times what anybody has in a year, and what can be held for many at once. */
export const maxBusyPeriods = 50_000

/** What reading all events of one question may cost: about a second. */
export const maxBusySteps = 5_000_000

/**
 * The events of calendars that keep a person busy in a range. Unreadable ones are left out.
 *
 * @param budget the steps for all events; if they are used up, there are no more events
 */
export async function* busyEvents(
  store: Pick<Store, 'events'>,
  calendars: readonly CalendarRecord[],
  { range, addresses, zone, signal }: BusyEventsAsked,
  budget: StepBudget,
): AsyncGenerator<BusyEvent> {
  const pause = timeSlices()
  for await (const events of eventsInRange(store, calendars, zone ? aroundTheWorld(range) : range)) {
    for (const event of events) {
      const jcal = parsedJCal(event.jcal)
      const own = new StepBudget()
      const periods = jcal === null ? [] : busyPeriods(jcal, range, addresses, zone, { budget: own })
      if (!budget.take(own.taken)) return
      if (periods.length > 0) yield { event, periods }
      const paused = pause()
      if (paused === undefined) continue
      await paused
      if (signal?.().aborted) throwHttpError('unavailable', 'The client closed the connection.')
    }
  }
}

/** All of them; null if they have more times than these, or take more steps. */
export async function busyIn(
  store: Pick<Store, 'events'>,
  calendars: readonly CalendarRecord[],
  { limit = maxBusyPeriods, budget = new StepBudget(maxBusySteps), ...asked }: BusyInAsked,
): Promise<readonly BusyEvent[] | null> {
  const found: BusyEvent[] = []
  let left = limit
  for await (const busy of busyEvents(store, calendars, asked, budget)) {
    left -= busy.periods.length
    if (left < 0) return null
    found.push(busy)
  }
  return budget.isSpent ? null : found
}

type BusyInAsked = BusyEventsAsked & { readonly limit?: number; readonly budget?: StepBudget }

/** What floats is stored as if it were UTC: in its zone it is up to so much earlier or later. */
const aroundTheWorld = ({ start, end }: Window): Window => ({
  start: addMs(start, -14 * hourMs),
  end: addMs(end, 14 * hourMs),
})
