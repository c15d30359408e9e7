import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { propertyOf, withoutParameters } from '../jcal/properties.ts'
import { isForFollowing } from '../jcal/rangeOverridesOf.ts'
import { timingEnd } from '../jcal/Timing.ts'
import { occurrencesIn } from '../recurrence/occurrencesIn.ts'
import { localAt } from '../time/instantOf.ts'
import { dayMs, addMs, type EpochMs } from '../time/units.ts'
import { instantIn, propertyIn, timeTypeIn, timeProperties } from '../jcal/ValueType.ts'
import { rangeOverrideAt, type ParsedMaster } from '../jcal/ParsedObject.ts'

/** The VEVENT that describes an occurrence in the series: the master, or an override for all that follow. */
export function overrideAt(master: ParsedMaster, start: EpochMs): JCalComponent {
  const { valueType, zoneOf } = master
  const { vevent, timing, moved } = rangeOverrideAt(master, start)
  const own = timeTypeIn(vevent, 'dtstart', zoneOf) ?? valueType
  const period = master.periods.get(start)
  const lasting = timing.kind === 'timed' ? (period ?? timing) : timing
  const saysNoEnd = lasting === timing && propertyOf(vevent, 'dtend') === undefined
  const endOfIt = saysNoEnd ? null : (from: EpochMs) => timingEnd(lasting, from)
  const at = { local: localAt(moved(start), own.zone), endOf: endOfIt }
  const timed = timeProperties(vevent, own, at, timeTypeIn(vevent, 'dtend', zoneOf))
  const id = propertyIn(valueType, 'recurrence-id', [instantIn(valueType, start)])
  const properties = timed.flatMap((property) => {
    if (ofSeries.has(property[0])) return []
    return property[0] === 'dtstart' ? [id, property] : [property]
  })
  return [vevent[0], properties, vevent[2] ?? []]
}

const ofSeries: ReadonlySet<string> = new Set(['rrule', 'rdate', 'exdate', 'exrule', 'recurrence-id'])

/**
 * The object with an override for all that follow copied to the next occurrence, so that its own one can be
 * changed or removed. Nothing is added if none follows, or another such override begins there.
 */
export function passedOn(jcal: JCal, master: ParsedMaster, start: EpochMs): JCal {
  const { overrides, series, periods } = master
  const others = new Map(overrides.map((each) => [each.start, each.vevent]))
  const { starts } = occurrencesIn(
    series,
    { start: addMs(start, 1), end: addMs(start, longestMs) },
    others.size + periods.size + 1,
  )
  const next = starts.find((each) => {
    // A period has a length of its own, and cannot stand for those that follow.
    if (periods.has(each)) return false
    const other = others.get(each)
    return other === undefined || isForFollowing(other)
  })
  if (next === undefined || others.has(next)) return jcal
  const properties = overrideAt(master, next)[1].map((property): JCalProperty =>
    property[0] === 'recurrence-id'
      ? withParameters(property, { ...property[1], range: 'THISANDFUTURE' })
      : property,
  )
  const last = jcal[2].findLastIndex((each) => each[0] === 'vevent')
  return [
    jcal[0],
    jcal[1],
    jcal[2].toSpliced(last + 1, 0, ['vevent', properties, rangeOverrideAt(master, next).vevent[2] ?? []]),
  ]
}

/**
 * Every rule that repeats has done so again by then: the longest wait is for a leap day around the turn of a
 * century.
 */
const longestMs = 9 * 366 * dayMs

/** An override for all that follow, turned into one for its own occurrence only. */
export function forOne([name, properties, components = []]: JCalComponent): JCalComponent {
  const written = properties.map((property): JCalProperty => {
    if (property[0] !== 'recurrence-id') return property
    const withoutRange = withoutParameters(property[1], 'range')
    return withParameters(property, withoutRange)
  })
  return [name, written, components]
}

const withParameters = (
  [name, , type, ...values]: JCalProperty,
  parameters: JCalProperty[1],
): JCalProperty => [name, parameters, type, ...values]
