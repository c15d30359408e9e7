import type { JCalProperty } from '#contract/jcal.ts'
import type { ParsedMaster } from '../jcal/ParsedObject.ts'
import { startOf } from '../jcal/Timing.ts'
import { instantIn, propertyIn } from '../jcal/ValueType.ts'
import { occurrencesIn, type Series } from '../recurrence/occurrencesIn.ts'
import type { EpochMs } from '../time/units.ts'

/**
 * Whether a rule of a series would repeat in other weeks, months or years from a new DTSTART: INTERVAL is counted from
 * there (RFC 5545 3.3.10), and DTSTART is a date of one rule only.
 */
export function losesPhase({ rules, excludedRules }: Series): boolean {
  const others = rules.length > 1 ? [...rules, ...excludedRules] : excludedRules
  return others.some(({ interval }) => interval > 1)
}

/**
 * An EXDATE, if it takes one, of every start of DTSTART and the rules before a cut: with it, a series begins at the cut
 * and keeps its DTSTART.
 *
 * @returns null if there are too many
 */
export function leftOutBefore(master: ParsedMaster, cut: EpochMs): readonly JCalProperty[] | null {
  const { series, valueType, timing } = master
  const window = { start: startOf(timing), end: cut }
  const { starts, isCapped } = occurrencesIn({ ...series, added: [] }, window)
  const [first, ...others] = starts.map((start) => instantIn(valueType, start))
  if (isCapped) return null
  return first === undefined ? [] : [propertyIn(valueType, 'exdate', [first, ...others])]
}
