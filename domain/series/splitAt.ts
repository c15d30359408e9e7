import type { JCalProperty, JCalValue } from '#contract/jcal.ts'
import { readEventTimes } from '../jcal/EventTime.ts'
import type { ParsedMaster } from '../jcal/ParsedObject.ts'
import { startOf } from '../jcal/Timing.ts'
import { startInSeries } from '../jcal/VEventSeries.ts'
import { isLeftOut, occurrencesIn } from '../recurrence/occurrencesIn.ts'
import { StepBudget } from '../recurrence/StepBudget.ts'
import { instantOfLocal, localAt } from '../time/instantOf.ts'
import { earlier, type EpochMs } from '../time/units.ts'
import { anchorAt } from './anchorAt.ts'
import { begunAt } from './begunAt.ts'
import { ruleAfter, ruleBefore } from './dividedRule.ts'
import { leftOutBefore, losesPhase } from './leftOutBefore.ts'

/** The properties of a master on either side of a cut; null if none of its dates is on that side. */
export type SplitParts = {
  readonly before: readonly JCalProperty[] | null
  readonly after: readonly JCalProperty[] | null
  /** Whether each of its dates before the cut is left out. */
  readonly isEmptyBefore: boolean
}

/**
 * A master cut in two at an instant: rules end before it and continue after it, COUNT is split, RDATE and
 * EXDATE are divided. The second begins at the first start at or after the cut, with the same rule.
 */
export function splitAt(master: ParsedMaster, cut: EpochMs): SplitParts {
  const { series } = master
  const dtstart = startOf(master.timing)
  const earliest = earlier(dtstart, series.added[0] ?? dtstart)
  const isEmptyBefore =
    earliest >= cut || occurrencesIn(series, { start: earliest, end: cut }, 1).starts.length === 0
  return { before: partBefore(master, cut), after: partAfter(master, cut), isEmptyBefore }
}

function partBefore(master: ParsedMaster, cut: EpochMs): readonly JCalProperty[] | null {
  const { vevent, series, timing } = master
  const isBefore = (start: EpochMs) => start < cut
  if (startOf(timing) < cut)
    return vevent[1].flatMap((property) =>
      // An EXRULE after the end has no effect.
      sharedOut(master, property, isBefore, (value, name) =>
        name === 'rrule' ? ruleBefore(master, value, cut) : value,
      ),
    )
  const [first] = series.added
  if (first === undefined || first >= cut) return null
  // Further dates before DTSTART: the rules begin only there.
  const isFurther = (start: EpochMs) => isBefore(start) && isBeside(master, first, start)
  return begunAt(master, localAt(first, master.valueType.zone)).flatMap((property) =>
    sharedOut(master, property, property[0] === 'rdate' ? isFurther : isBefore, () => null),
  )
}

function partAfter(master: ParsedMaster, cut: EpochMs): readonly JCalProperty[] | null {
  const { series, valueType } = master
  const anchor = anchorAt(master, cut)
  if (anchor === null) return null
  const isAfter = (start: EpochMs) => start >= cut
  if (losesPhase(series)) {
    const left = leftOutBefore(master, cut)
    const further = master.vevent[1].flatMap((property) =>
      property[0] === 'rdate' ? sharedOut(master, property, isAfter, (value) => value) : [property],
    )
    if (left !== null) return [...further, ...left]
  }
  const first = instantOfLocal(anchor, valueType.zone)
  // EXRULE begins with DTSTART: what it excludes between the cut and the new DTSTART would come back.
  const isTakenByRule = (start: EpochMs) =>
    series.excludedRules.length > 0 && isLeftOut(series, start, new StepBudget())
  const isFurther = (start: EpochMs) =>
    isAfter(start) && !isTakenByRule(start) && isBeside(master, first, start)
  return begunAt(master, anchor).flatMap((property) =>
    sharedOut(master, property, property[0] === 'rdate' ? isFurther : isAfter, (value) =>
      ruleAfter(master, value, cut),
    ),
  )
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

/** Whether a further date stays beside a new DTSTART: a period at it does, as DTSTART does not have its length. */
const isBeside = ({ periods }: ParsedMaster, begin: EpochMs, start: EpochMs) =>
  start !== begin || periods.has(start)
