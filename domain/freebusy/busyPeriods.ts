import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { instancesIn } from '../event/instancesIn.ts'
import { readDetails } from '../event/readDetails.ts'
import { occurrenceId } from '../jcal/EventTime.ts'
import { remembered } from '../jcal/remembered.ts'
import { instantOfLocal } from '../time/instantOf.ts'
import { earlier, later, midnightOf, utcDay, type EpochMs } from '../time/units.ts'
import type { Window } from '../time/Window.ts'
import { zoneNamed, type Zone } from '../time/Zone.ts'

/** A time in which somebody is busy: start inclusive, end exclusive. */
export type BusyPeriod = Window & { readonly isTentative: boolean }

type BusyOptions = {
  readonly budget?: Parameters<typeof instancesIn>[3]
  readonly except?: ReadonlySet<string>
}

/**
 * When an object keeps its person busy, cut at the ends of a window, by start (CAL-27, RFC 4791 7.10). An event
 * that is transparent, cancelled or declined by the person, or that takes no time, keeps nobody busy.
 *
 * @param window instants
 * @param addresses the e-mail addresses of the person
 * @param zone the one of the person: their whole days and floating times are in it
 * @param budget the steps for this object
 * @param except dates of a series that count as not there, see `occurrenceId`
 */
export function busyPeriods(
  jcal: JCal,
  window: Window,
  addresses: readonly string[],
  zone: Zone = zoneNamed('UTC'),
  { budget, except }: BusyOptions = {},
): readonly BusyPeriod[] {
  // A series with ten thousand guests has thousands of occurrences.
  const detailsOf = remembered((vevent: JCalComponent) => readDetails(vevent, addresses))
  return instancesIn(jcal, window, zone, budget).instances.flatMap(({ vevent, occurrence, ...instance }) => {
    if (except && occurrence && except.has(occurrenceId(occurrence.time))) return []
    const { isFree, status, reply } = detailsOf(vevent)
    if (isFree || status === 'cancelled' || reply === 'declined') return []
    const isDays = instance.timing.kind === 'allDay'
    const start = later(isDays ? midnightIn(instance.start, zone) : instance.start, window.start)
    const end = earlier(isDays ? midnightIn(instance.end, zone) : instance.end, window.end)
    const isTentative = status === 'tentative' || reply === 'tentative'
    return start < end ? [{ start, end, isTentative }] : []
  })
}

/** The midnight of a date in a zone; dates are UTC midnights before. */
const midnightIn = (date: EpochMs, zone: Zone) => instantOfLocal(midnightOf(utcDay(date)), zone)

/** The same times without overlaps, by start: where one is sure and another tentative, it is sure. */
export function mergedPeriods(periods: readonly BusyPeriod[]): readonly BusyPeriod[] {
  const sure = joined(periods.filter(({ isTentative }) => !isTentative))
  const maybe = joined(periods.filter(({ isTentative }) => isTentative)).flatMap((each) =>
    without(each, sure),
  )
  return [...sure, ...maybe].toSorted((one, other) => one.start - other.start)
}

function joined(periods: readonly BusyPeriod[]): readonly BusyPeriod[] {
  const result: BusyPeriod[] = []
  for (const period of periods.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last === undefined || period.start > last.end) result.push(period)
    else result[result.length - 1] = { ...last, end: later(last.end, period.end) }
  }
  return result
}

/** What is left of a period without others, which are in order and do not overlap. */
function without(period: BusyPeriod, others: readonly BusyPeriod[]): readonly BusyPeriod[] {
  const rest: BusyPeriod[] = []
  let { start } = period
  for (const other of others) {
    if (other.end <= start || other.start >= period.end) continue
    if (other.start > start) rest.push({ ...period, start, end: other.start })
    start = later(start, other.end)
  }
  return start < period.end ? [...rest, { ...period, start }] : rest
}
