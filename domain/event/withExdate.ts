import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { isoDate } from '../time/dayNumber.ts'
import type { EpochMs } from '../time/units.ts'
import { localDateTime } from '../time/wall.ts'
import { zoneNamed } from '../time/Zone.ts'
import { isOverride } from './instancesIn.ts'
import { occurrenceId, readOccurrenceId, zonesOf, type Moment } from './Moment.ts'
import { parameterOf, propertyOf, textOf } from './properties.ts'
import { revised, withComponent } from './revision.ts'
import { readTiming } from './Timing.ts'
import { momentInSeries, recurrenceMoment, startInSeries } from './VEventSeries.ts'

/**
 * The series without one of its occurrences (CAL-15): an EXDATE in DTSTART's own form, and the override of that occurrence taken out.
 *
 * @param occurrence as `CalendarEvent.occurrence`
 * @returns the original itself when there is no master or the name cannot be read
 */
export function withExdate(jcal: JCal, occurrence: string, { now }: { readonly now: EpochMs }): JCal {
  const zoneOf = zonesOf(jcal)
  const utc = zoneNamed('UTC')
  const master = jcal[2].find((each) => each[0] === 'vevent' && !isOverride(each))
  const dtstart = master === undefined ? undefined : propertyOf(master, 'dtstart')
  const timing = master === undefined ? null : readTiming(master, zoneOf, utc)
  const moment = readOccurrenceId(occurrence)
  if (master === undefined || dtstart === undefined || timing === null || moment === null) return jcal
  const start = startInSeries(moment, timing, utc)
  const isOverrideOfIt = (each: JCalComponent) => {
    const replaced = each[0] === 'vevent' ? recurrenceMoment(each, zoneOf) : null
    const isOfSeries = replaced !== null && textOf(each, 'uid') === textOf(master, 'uid')
    return isOfSeries && startInSeries(replaced, timing, utc) === start
  }
  const exdate = inFormOf(dtstart, momentInSeries(start, timing))
  const rest: JCal = [jcal[0], jcal[1], jcal[2].filter((each) => !isOverrideOfIt(each))]
  return withComponent(rest, master, revised(master, [...master[1], exdate], { now, isSignificant: true }))
}

function inFormOf(dtstart: JCalProperty, moment: Moment): JCalProperty {
  if (moment.kind === 'date') return ['exdate', {}, 'date', isoDate(moment.day)]
  const tzid = parameterOf(dtstart, 'tzid')
  const isUtc = typeof dtstart[3] === 'string' && dtstart[3].endsWith('Z')
  if (isUtc) return ['exdate', {}, 'date-time', occurrenceId(moment)]
  return ['exdate', tzid === undefined ? {} : { tzid }, 'date-time', localDateTime(moment.wall)]
}
