import type { JCalComponent, JCalProperty, JCalValue } from '#contract/jcal.ts'
import { readEventTimes } from '../jcal/EventTime.ts'
import { propertyOf } from '../jcal/properties.ts'
import { timingEnd } from '../jcal/Timing.ts'
import { ruleIn, startInSeries } from '../jcal/VEventSeries.ts'
import { isLeftOut, occurrencesIn } from '../recurrence/occurrencesIn.ts'
import type { Rule } from '../recurrence/Rule.ts'
import { lastLocal, ruleTimes } from '../recurrence/ruleTimes.ts'
import { instantOfLocal, localAt } from '../time/instantOf.ts'
import { dayMs, addMs, earlier, localMs, type EpochMs, type LocalMs } from '../time/units.ts'
import { StepBudget } from '../recurrence/StepBudget.ts'
import { untilIn, type ValueType, timeProperties } from '../jcal/ValueType.ts'
import type { Zone } from '../time/Zone.ts'
import { untilLocal } from './movement.ts'
import { impliedParts } from './impliedParts.ts'
import { withParts } from '../jcal/recurParts.ts'
import type { ParsedMaster } from '../jcal/ParsedObject.ts'

/** The properties of a master on either side of a cut; null if nothing is left on that side. */
export type SplitParts = {
  readonly before: readonly JCalProperty[] | null
  readonly after: readonly JCalProperty[] | null
}

/**
 * A master cut in two at an instant: rules end before it and continue after it, COUNT is split, RDATE and
 * EXDATE are divided. The second begins at the first start at or after the cut, with the same rule.
 */
export function splitAt(master: ParsedMaster, cut: EpochMs): SplitParts {
  const { vevent, series, valueType, timing, endType } = master
  const anchor = anchorAt(master, cut)
  const isBefore = (start: EpochMs) => start < cut
  const isAfter = (start: EpochMs) => start >= cut
  const dtstart = instantOfLocal(series.start, valueType.zone)
  const earliest = earlier(dtstart, series.added[0] ?? dtstart)
  const hasBefore =
    earliest < cut && occurrencesIn(series, { start: earliest, end: cut }, 1).starts.length > 0
  const before = vevent[1].flatMap((property) =>
    // An EXRULE after the end has no effect.
    sharedOut(master, property, isBefore, (value, name) =>
      name === 'rrule' ? ended(master, value, cut) : value,
    ),
  )
  if (anchor === null) return { before: hasBefore ? before : null, after: null }
  const endsAt =
    propertyOf(vevent, 'dtend') === undefined ? null : (start: EpochMs) => timingEnd(timing, start)
  const begun: JCalComponent = [
    vevent[0],
    timeProperties(vevent, valueType, { local: anchor, endOf: endsAt }, endType),
  ]
  // EXRULE begins with DTSTART: what it excludes between the cut and the new DTSTART would come back.
  const isTakenByRule = (start: EpochMs) =>
    series.excludedRules.length > 0 && isLeftOut(series, start, new StepBudget())
  // A period at the new beginning stays: DTSTART does not have its length.
  const isFurther = (start: EpochMs) =>
    isAfter(start) &&
    !isTakenByRule(start) &&
    (start !== instantOfLocal(anchor, valueType.zone) || master.periods.has(start))
  const after = begun[1].flatMap((property) =>
    sharedOut(master, property, property[0] === 'rdate' ? isFurther : isAfter, (value) =>
      goneOn(master, value, cut),
    ),
  )
  return { before: hasBefore ? before : null, after }
}

/** A property on one side of the cut: unchanged, with fewer values, or removed. */
function sharedOut(
  { timing, zoneOf }: ParsedMaster,
  property: JCalProperty,
  isOnThisSide: (start: EpochMs) => boolean,
  ruleHere: (value: JCalValue, name: string) => JCalValue | null,
): readonly JCalProperty[] {
  const [name, parameters, type, ...values] = property
  const remaining = values.flatMap((value): readonly JCalValue[] => {
    if (name === 'rrule' || name === 'exrule') {
      const rule = ruleHere(value, name)
      return rule === null ? [] : [rule]
    }
    if (name !== 'rdate' && name !== 'exdate') return [value]
    const [time] = readEventTimes([name, parameters, type, value], zoneOf)
    return time === undefined || isOnThisSide(startInSeries(time, timing)) ? [value] : []
  })
  if (remaining.length === values.length && remaining.every((value, index) => value === values[index]))
    return [property]
  return remaining.length === 0 ? [] : [[name, parameters, type, ...remaining]]
}

/**
 * The first start at or after the cut, as the local time of the rule: 02:30 on a day without 02:30 is still
 * 02:30.
 */
function anchorAt(master: ParsedMaster, cut: EpochMs): LocalMs | null {
  const { series, valueType } = master
  if (instantOfLocal(series.start, valueType.zone) >= cut) return series.start
  const nextTimes = series.rules.map((rule) => nextLocal(master, rule, cut)).filter((local) => local !== null)
  // A rule continues only from its own starts: from a further date in between, its intervals would be wrong.
  const further = series.added.filter((start) => start >= cut).map((start) => localAt(start, valueType.zone))
  const candidates = nextTimes.length > 0 ? nextTimes : further
  const first = candidates.reduce((least, each) => earlier(least, each), never)
  return first === never ? null : first
}

/** Where a rule continues at or after the cut; null if it does not. */
function nextLocal({ series, valueType }: ParsedMaster, rule: Rule, cut: EpochMs): LocalMs | null {
  const from = addMs(localAt(cut, valueType.zone), -dayMs)
  const nextWithin = (reachMs: number) =>
    ruleTimes(rule, series.start, from, addMs(from, reachMs), enough).localTimes.find(
      (local) => instantOfLocal(local, valueType.zone) >= cut,
    )
  // Nearly every rule repeats within a year: searching four hundred would be wasted.
  const next = nextWithin(yearMs) ?? nextWithin(longestMs)
  const until = rule.until === null ? Infinity : untilLocal(rule.until, valueType)
  return next === undefined || next > until ? null : next
}

/** After every local time. */
const never = localMs(Infinity)

const yearMs = 400 * dayMs

/** Four hundred years: what does not repeat by then never does. */
const longestMs = 146_097 * dayMs

/** More than a rule of every minute has between the day before a cut and the cut. */
const enough = 3000

function ended({ series, valueType, timing }: ParsedMaster, value: JCalValue, cut: EpochMs): JCalValue {
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

function goneOn(master: ParsedMaster, value: JCalValue, cut: EpochMs): JCalValue | null {
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
  return 1 + localTimes.filter((local) => instantOfLocal(local, zone) < cut).length
}

const maxCounted = 20_000
