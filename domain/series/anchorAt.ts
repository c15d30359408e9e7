import type { ParsedMaster } from '../jcal/ParsedObject.ts'
import type { Rule } from '../recurrence/Rule.ts'
import { ruleTimes } from '../recurrence/ruleTimes.ts'
import { instantOfLocal, localAt } from '../time/instantOf.ts'
import { addMs, dayMs, earlier, localMs, type EpochMs, type LocalMs } from '../time/units.ts'
import { untilLocal } from './movement.ts'

/**
 * The first start at or after the cut, as the local time of the rule: 02:30 on a day without 02:30 is still
 * 02:30.
 */
export function anchorAt(master: ParsedMaster, cut: EpochMs): LocalMs | null {
  const { series, valueType } = master
  if (instantOfLocal(series.start, valueType.zone) >= cut) return series.start
  const nextTimes = series.rules.map((rule) => nextLocal(master, rule, cut)).filter((local) => local !== null)
  // A rule continues only from its own starts: from a further date in between, its intervals would be wrong.
  const further = series.added.filter((start) => start >= cut).map((start) => localAt(start, valueType.zone))
  const candidates = nextTimes.length > 0 ? nextTimes : further
  const first = candidates.reduce((least, each) => earlier(least, each), never)
  return first === never ? null : first
}

/** Where a rule continues at or after the cut, as a local time; null if it does not. */
export function nextLocal({ series, valueType }: ParsedMaster, rule: Rule, cut: EpochMs): LocalMs | null {
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
