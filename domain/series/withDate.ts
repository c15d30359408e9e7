import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { readEventTimes } from '../jcal/EventTime.ts'
import type { ParsedMaster } from '../jcal/ParsedObject.ts'
import { revised } from '../jcal/revision.ts'
import { instantIn, propertyIn } from '../jcal/ValueType.ts'
import { startInSeries } from '../jcal/VEventSeries.ts'
import { occurrencesIn } from '../recurrence/occurrencesIn.ts'
import { addMs, type EpochMs } from '../time/units.ts'

/**
 * The master of a series that has a date: one that is left out is no longer, one that its rule does not have becomes a
 * further date. An override of anything else is read by some programs, and not by others (RFC 5545 3.8.4.4).
 *
 * @returns the original itself if it has the date
 */
export function withDate(master: ParsedMaster, start: EpochMs, now: EpochMs): JCalComponent {
  const { vevent, series, valueType } = master
  if (occurrencesIn(series, { start, end: addMs(start, 1) }).starts.length > 0) return vevent
  const properties = vevent[1].flatMap((property) => withoutExdate(property, master, start))
  const further =
    properties.length === vevent[1].length && properties.every((each, index) => each === vevent[1][index])
      ? [propertyIn(valueType, 'rdate', [instantIn(valueType, start)])]
      : []
  return revised(vevent, [...properties, ...further], { now, isSignificant: true })
}

function withoutExdate(
  property: JCalProperty,
  { timing, zoneOf }: ParsedMaster,
  start: EpochMs,
): readonly JCalProperty[] {
  const [name, parameters, type, ...values] = property
  if (name !== 'exdate') return [property]
  const left = values.filter(
    (value) =>
      !readEventTimes([name, parameters, type, value], zoneOf).some(
        (time) => startInSeries(time, timing) === start,
      ),
  )
  if (left.length === values.length) return [property]
  return left.length === 0 ? [] : [[name, parameters, type, ...left]]
}
