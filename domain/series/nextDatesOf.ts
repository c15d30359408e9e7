import type { JCal } from '#contract/jcal.ts'
import { instancesIn } from '../event/instancesIn.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { dateOf } from '../time/instantOf.ts'
import { addMs, dayMs, type EpochMs, type IsoDate } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'

export type NextDates = {
  /** In order, each once, in the zone of the series. */
  readonly dates: readonly IsoDate[]
  readonly isMore: boolean
}

/**
 * The days on which the occurrences of a series start, as it is stored: by any rule, with its further dates,
 * without those that were removed, and where single ones were moved to (RFC 5545 3.8.5).
 *
 * @param from an instant, inclusive; floating times are read in UTC
 * @param count the maximum number of dates
 */
export function nextDatesOf(jcal: JCal, from: EpochMs, count: number): NextDates {
  const timing = parseObject(jcal).master?.timing
  const zone = timing?.kind === 'timed' ? timing.zone : zoneNamed('UTC')
  const datesWithin = (days: number) => {
    const found = instancesIn(jcal, { start: from, end: addMs(from, days * dayMs) }, zoneNamed('UTC'))
    const starts = found.instances.map(({ start }) => start).filter((start) => start >= from)
    const dates = [...new Set(starts.toSorted((one, other) => one - other).map((each) => dateOf(each, zone)))]
    return { dates: dates.slice(0, count), isMore: dates.length > count, isCapped: found.isCapped }
  }
  let [days = 0, ...further] = reaches
  let { isCapped, ...next } = datesWithin(days)
  while (!next.isMore && !isCapped && further.length > 0) {
    ;[days = 0, ...further] = further
    ;({ isCapped, ...next } = datesWithin(days))
  }
  return next
}

/** How many days ahead, until enough were found; a 29 February comes every 8 years at worst. */
const reaches = [40, 2 * 366, 50 * 366]
