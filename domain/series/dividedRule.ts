import type { JCalValue } from '#contract/jcal.ts'
import type { ParsedMaster } from '../jcal/ParsedObject.ts'
import { untilIn, type ValueType } from '../jcal/ValueType.ts'
import { ruleIn } from '../jcal/VEventSeries.ts'
import { withParts } from '../jcal/recurParts.ts'
import type { Rule } from '../recurrence/Rule.ts'
import { lastLocal, ruleTimes } from '../recurrence/ruleTimes.ts'
import { instantOfLocal, localAt } from '../time/instantOf.ts'
import { addMs, dayMs, localMs, type EpochMs, type LocalMs } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import { nextLocal } from './anchorAt.ts'
import { impliedParts } from './impliedParts.ts'
import { untilLocal } from './movement.ts'

/** A rule that ends before the cut. */
export function ruleBefore(
  { series, valueType, timing }: ParsedMaster,
  value: JCalValue,
  cut: EpochMs,
): JCalValue {
  const rule = ruleIn(value, timing)
  if (rule === null) return value
  const counted = countBefore(series.start, series.rules, rule, valueType.zone, cut)
  if (counted !== null) return counted === rule.count ? value : withParts(value, { count: counted })
  const end = endOfRule(rule, series.start, valueType)
  const isOver = end < Infinity && instantOfLocal(end, valueType.zone) < cut
  if (isOver) return value
  const last = localAt(addMs(cut, valueType.kind === 'date' ? -dayMs : -1000), valueType.zone)
  return withParts(value, { count: null, until: untilIn(valueType, last) })
}

/** The last local time that a rule can reach, by UNTIL or COUNT; Infinity without either. */
function endOfRule(rule: Rule, start: LocalMs, valueType: ValueType): LocalMs {
  if (rule.until !== null) return untilLocal(rule.until, valueType)
  return rule.count === null ? never : lastLocal(rule, start)
}

/** A rule that goes on after the cut from another DTSTART; null if it is over. */
export function ruleAfter(master: ParsedMaster, value: JCalValue, cut: EpochMs): JCalValue | null {
  const { series, valueType, timing } = master
  const rules = [...series.rules, ...series.excludedRules]
  const rule = ruleIn(value, timing)
  if (rule === null) return value
  // A rule that ended before a further date must not begin again there.
  if (rule.until !== null && nextLocal(master, rule, cut) === null) return null
  // The second series begins with a day that SKIP has moved: that day does not say which one the rule
  // selects.
  const begun =
    rules.length > 1 || rule.scale !== null
      ? withParts(value, impliedParts(rule, rules, series.start))
      : value
  if (rule.count === null) return begun
  const counted = countBefore(series.start, rules, rule, valueType.zone, cut)
  if (counted !== null) return counted < rule.count ? withParts(begun, { count: rule.count - counted }) : null
  const last = lastLocal(rule, series.start)
  if (last === Infinity) return withParts(begun, { count: null })
  return instantOfLocal(last, valueType.zone) < cut
    ? null
    : withParts(begun, { count: null, until: untilIn(valueType, last) })
}

/**
 * How much of its COUNT a rule has used before the cut; null without COUNT, if the count is shared, or if
 * counting takes too long.
 */
function countBefore(
  start: LocalMs,
  rules: readonly Rule[],
  rule: Rule,
  zone: Zone,
  cut: EpochMs,
): number | null {
  if (rule.count === null || rules.length > 1) return null
  const { localTimes, isCapped } = ruleTimes(rule, start, start, addMs(localAt(cut, zone), dayMs), maxCounted)
  if (isCapped) return null
  return [start, ...localTimes].filter((local) => instantOfLocal(local, zone) < cut).length
}

const maxCounted = 20_000

/** After every local time. */
const never = localMs(Infinity)
