import type { JCal } from '#contract/jcal.ts'
import { readRule, rscaleOf } from '../recurrence/readRule.ts'
import { componentsOf, propertiesOf } from '../jcal/properties.ts'

/**
 * A rule of a series that cannot be calculated; `calendar` is its RSCALE as it was written, null if that is
 * not the reason.
 */
export type UnreadRule = { readonly calendar: string | null }

/**
 * The first rule of an object that cannot be calculated, so that only the first and further dates are shown;
 * null for none.
 */
export function unreadRule(jcal: JCal): UnreadRule | null {
  const values = componentsOf(jcal, 'vevent')
    .flatMap((vevent) => propertiesOf(vevent, 'rrule'))
    .flatMap((property) => property.slice(3))
  const unread = values.find((value) => readRule(value) === null)
  return unread === undefined ? null : { calendar: rscaleOf(unread) }
}
