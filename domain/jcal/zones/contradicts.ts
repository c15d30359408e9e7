import type { JCalComponent } from '#contract/jcal.ts'
import { textOf } from '../properties.ts'
import { dayOf } from '../../time/dayNumber.ts'
import { textCache } from './textCache.ts'
import { addMs, hourMs, utcMidnight, type EpochMs } from '../../time/units.ts'
import { vtimezoneZone } from './vtimezoneZone.ts'
import type { Zone } from '../../time/Zone.ts'

/**
 * Whether a VTIMEZONE differs, in a year, from the well-known zone it is named after: another offset, no
 * summer time. Definitions that have ended (lists of dates, rules with UNTIL) or not begun say nothing about
 * that year, and contradict nothing.
 */
export function contradicts(vtimezone: JCalComponent, named: Zone, year: number): boolean {
  const text = definitionOf(vtimezone)
  const key = `${named.name} ${year} ${text}`
  const known = text === null ? undefined : verdicts.get(key)
  if (known !== undefined) return known
  const verdict = compare(vtimezone, named, year)
  if (text !== null) verdicts.set(key, verdict)
  return verdict
}

/**
 * By zone, year and rules: the same rules may agree with one name and contradict another, and the same name
 * may have other rules in the next object. Ten thousand objects repeat one definition, which is recognised by
 * its text. Four megabytes of texts; the oldest are removed first.
 */
const verdicts = textCache<boolean>({ bytes: 4 * 1024 * 1024 })

/**
 * The rules as text; null if there are more than any real zone has: such a definition is compared each time.
 */
function definitionOf(vtimezone: JCalComponent): string | null {
  const observances = vtimezone[2] ?? []
  const values = observances.reduce((sum, [, properties]) => sum + properties.length, 0)
  if (observances.length > 50 || values > 500) return null
  const text = JSON.stringify([textOf(vtimezone, 'x-lic-location'), observances])
  return text.length > longestCached ? null : text
}

const longestCached = 10_000

function compare(vtimezone: JCalComponent, named: Zone, year: number): boolean {
  const own = vtimezoneZone(textOf(vtimezone, 'tzid'), vtimezone)
  // `X-LIC-LOCATION` states the name again. Rules under an exact name are compared like all others.
  if (own === null || (!own.isOwn && own.name === named.name)) return false
  const days = fortnightsOf(year)
  const offsets = days.map(own.offsetAt)
  const observed = new Set((vtimezone[2] ?? []).map((each) => textOf(each, 'tzoffsetto')))
  const isConstant = new Set(offsets).size === 1
  const isOver = observed.size > 1 && isConstant
  // Some programs write only the observance on the day of the event: its TZOFFSETFROM shows that there is
  // another, whose rules the name has.
  const isExcerpt =
    observed.size === 1 &&
    !(vtimezone[2] ?? []).some((each) => textOf(each, 'tzoffsetfrom') === textOf(each, 'tzoffsetto')) &&
    days.some((day, index) => named.offsetAt(day) === offsets[index])
  return !isOver && !isExcerpt && days.some((day, index) => named.offsetAt(day) !== offsets[index])
}

/**
 * Whether a VTIMEZONE agrees with the zone it is named after in each year of a range, both ends inclusive.
 */
export function agrees(vtimezone: JCalComponent, named: Zone, first: number, last: number): boolean {
  const own = vtimezoneZone(textOf(vtimezone, 'tzid'), vtimezone)
  if (own === null) return false
  for (let year = first; year <= last; year++)
    if (fortnightsOf(year).some((day) => own.offsetAt(day) !== named.offsetAt(day))) return false
  return true
}

/** Noon on two days of each month, far from any change of clocks. */
function fortnightsOf(year: number): readonly EpochMs[] {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  return months.flatMap((month) =>
    [2, 17].map((day) => addMs(utcMidnight(dayOf(year, month, day)), 12 * hourMs)),
  )
}
