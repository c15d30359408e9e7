import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { EpochMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { occurrenceId, readOccurrenceId, zonesOf } from './Moment.ts'
import { parameterOf, propertyOf, textOf } from './properties.ts'
import { readTiming } from './Timing.ts'
import { momentInSeries, recurrenceMoment, startInSeries } from './VEventSeries.ts'
import { isoDate } from '../time/dayNumber.ts'
import { localDateTime } from '../time/wall.ts'
import { stamped, withComponent } from './writeJCal.ts'

/**
 * The series without one of its occurrences: an EXDATE in DTSTART's own form, an override of that occurrence taken out (CAL-15).
 *
 * @param occurrence as `CalendarEvent.occurrence`
 * @returns the original itself when there is no such series or the name cannot be read
 */
export function withExdate(jcal: JCal, occurrence: string, { now }: { readonly now: EpochMs }): JCal {
  const zoneOf = zonesOf(jcal)
  const utc = zoneNamed('UTC')
  const master = jcal[2].find(
    (each) => each[0] === 'vevent' && propertyOf(each, 'recurrence-id') === undefined,
  )
  const dtstart = master === undefined ? undefined : propertyOf(master, 'dtstart')
  const timing = master === undefined ? null : readTiming(master, zoneOf, utc)
  const moment = readOccurrenceId(occurrence)
  if (master === undefined || dtstart === undefined || timing === null || moment === null) return jcal
  const start = startInSeries(moment, timing, utc)
  const isOverrideOfIt = (each: JCalComponent) => {
    const replaced =
      each[0] === 'vevent' && textOf(each, 'uid') === textOf(master, 'uid')
        ? recurrenceMoment(each, zoneOf)
        : null
    return replaced !== null && startInSeries(replaced, timing, utc) === start
  }
  const exdate = inFormOf(dtstart, momentInSeries(start, timing))
  const kept: JCal = [jcal[0], jcal[1], jcal[2].filter((each) => !isOverrideOfIt(each))]
  const index = kept[2].indexOf(master)
  return withComponent(kept, index, stamped(master, [...master[1], exdate], now, true))
}

function inFormOf(dtstart: JCalProperty, moment: ReturnType<typeof momentInSeries>): JCalProperty {
  if (moment.kind === 'date') return ['exdate', {}, 'date', isoDate(moment.day)]
  const tzid = parameterOf(dtstart, 'tzid')
  const isUtc = typeof dtstart[3] === 'string' && dtstart[3].endsWith('Z')
  if (isUtc) return ['exdate', {}, 'date-time', occurrenceId(moment)]
  return ['exdate', tzid === undefined ? {} : { tzid }, 'date-time', localDateTime(moment.wall)]
}
