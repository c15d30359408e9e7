import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { propertyOf, withoutParameters } from '../event/properties.ts'
import { isForFollowing } from '../event/rangeOverridesOf.ts'
import { endOf } from '../event/Timing.ts'
import { occurrencesIn } from '../recurrence/occurrencesIn.ts'
import { localAt } from '../time/instantOf.ts'
import { dayMs, type EpochMs } from '../time/units.ts'
import { formOf, instantIn, propertyIn, type ValueType } from './ValueType.ts'
import { rangeOverrideAt, type StoredSeries } from './storedSeries.ts'
import { timeProperties } from './timeProperties.ts'

/** The VEVENT that says of an occurrence what the series says of it: the master, or an override for all that follow. */
export function overrideAt(stored: StoredSeries, start: EpochMs): JCalComponent {
  const { form, zoneOf } = stored
  const { vevent, timing, moved } = rangeOverrideAt(stored, start)
  const own = ownForm(stored, vevent)
  const period = stored.periods.get(start)
  const lasting = timing.kind === 'timed' ? (period ?? timing) : timing
  const saysNoEnd = lasting === timing && propertyOf(vevent, 'dtend') === undefined
  const endOfIt = saysNoEnd ? null : (from: EpochMs) => endOf(lasting, from)
  const at = { local: localAt(moved(start), own.zone), endOf: endOfIt }
  const timed = timeProperties(vevent, own, at, zoneOf)
  const id = propertyIn(form, 'recurrence-id', [instantIn(form, start)])
  const properties = timed.flatMap((property) => {
    if (ofSeries.has(property[0])) return []
    return property[0] === 'dtstart' ? [id, property] : [property]
  })
  return [vevent[0], properties, vevent[2] ?? []]
}

const ofSeries: ReadonlySet<string> = new Set(['rrule', 'rdate', 'exdate', 'exrule', 'recurrence-id'])

function ownForm({ form, zoneOf }: StoredSeries, vevent: JCalComponent): ValueType {
  const dtstart = propertyOf(vevent, 'dtstart')
  return (dtstart && formOf(dtstart, zoneOf)) ?? form
}

/**
 * The object with an override for all that follow also said of the next occurrence, so that its own can be changed or go.
 * Nothing is added where none follows, or another such override takes over.
 */
export function passedOn(jcal: JCal, stored: StoredSeries, start: EpochMs): JCal {
  const { overrides, series, periods } = stored
  const others = new Map(overrides.map((each) => [each.start, each.vevent]))
  const { starts } = occurrencesIn(
    series,
    { start: start + 1, end: start + longestMs },
    others.size + periods.size + 1,
  )
  const next = starts.find((each) => {
    // What lasts as long as it says itself cannot speak for those that follow.
    if (periods.has(each)) return false
    const other = others.get(each)
    return other === undefined || isForFollowing(other)
  })
  if (next === undefined || others.has(next)) return jcal
  const properties = overrideAt(stored, next)[1].map((property): JCalProperty =>
    property[0] === 'recurrence-id'
      ? withParameters(property, { ...property[1], range: 'THISANDFUTURE' })
      : property,
  )
  const last = jcal[2].findLastIndex((each) => each[0] === 'vevent')
  return [
    jcal[0],
    jcal[1],
    jcal[2].toSpliced(last + 1, 0, ['vevent', properties, rangeOverrideAt(stored, next).vevent[2] ?? []]),
  ]
}

/** Whoever repeats does so again by then: a leap day around the turn of a century is the longest to wait for. */
const longestMs = 9 * 366 * dayMs

/** An override for all that follow as one for its own occurrence. */
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
