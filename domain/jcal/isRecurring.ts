import type { JCal } from '#contract/jcal.ts'
import { componentsOf, isOverride, hasRecurrence } from './properties.ts'

/** Whether a stored object is a series: one of its VEVENTs has a rule, further dates or a RECURRENCE-ID. */
export function isRecurring(jcal: JCal): boolean {
  return componentsOf(jcal, 'vevent').some((vevent) => hasRecurrence(vevent) || isOverride(vevent))
}

/**
 * Whether a REPORT has expanded it, whatever was requested: it has occurrences and no master (CAL-9, CAL-36).
 */
export function isExpanded(jcal: JCal): boolean {
  const vevents = componentsOf(jcal, 'vevent')
  return vevents.length > 0 && vevents.every(isOverride)
}
