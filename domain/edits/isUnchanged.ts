import type { JCal } from '#contract/jcal.ts'
import { groupsBetween } from './propertyGroups.ts'

/**
 * Whether an object still says the same to a person. Its stamps (DTSTAMP, LAST-MODIFIED, SEQUENCE) and the
 * properties around its events, such as PRODID, may differ: some services write their own.
 */
export const isUnchanged = (now: JCal, before: JCal): boolean =>
  [...groupsBetween(before, now)].every((group) => group === 'object')
