import type { JCal } from '#contract/jcal.ts'
import { isOverride } from './instancesIn.ts'
import { componentsOf } from './properties.ts'
import { hasRecurrence } from './VEventSeries.ts'

/** Whether a stored object is a series: a VEVENT of it has a rule, further dates or a RECURRENCE-ID. */
export function isRecurring(jcal: JCal): boolean {
  return componentsOf(jcal, 'vevent').some((vevent) => hasRecurrence(vevent) || isOverride(vevent))
}
