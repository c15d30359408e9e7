import type { JCal } from '#contract/jcal.ts'
import { groupsBetween } from './propertyGroups.ts'

/**
 * Whether an object still says the same to a person. Stamps (DTSTAMP, LAST-MODIFIED, SEQUENCE) and properties
 * outside of its events, such as PRODID, may differ: some services write their own.
 */
export const isUnchanged = (now: JCal, before: JCal): boolean =>
  [...groupsBetween(before, now)].every((group) => group === 'object')
