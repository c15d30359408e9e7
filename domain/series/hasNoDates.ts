import type { JCal } from '#contract/jcal.ts'
import { spanOf } from '../event/spanOf.ts'
import { unreadRule } from '../event/unreadRule.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { occurrencesIn } from '../recurrence/occurrencesIn.ts'
import { addMs } from '../time/units.ts'

/**
 * Whether a series ends and each of its dates is left out: no view would show it, and nobody could delete it. One with
 * an override, or a rule that cannot be read, counts as having dates.
 */
export function hasNoDates(jcal: JCal): boolean {
  const { master, vevents } = parseObject(jcal)
  const span = spanOf(jcal)
  if (master === null || span === null || vevents.length > 1 || unreadRule(jcal) !== null) return false
  if (master.series.rules.some(({ count, until }) => count === null && until === null)) return false
  const { starts, isCapped } = occurrencesIn(
    master.series,
    { start: span.startUtc, end: addMs(span.lastUtc, 1) },
    1,
  )
  return starts.length === 0 && !isCapped
}
