import type { JCal } from '#contract/jcal.ts'
import type { ParsedObject } from '../jcal/ParsedObject.ts'
import type { EpochMs } from '../time/units.ts'
import { splitSeries } from './splitSeries.ts'

/**
 * The series without an occurrence and all that follow it: rules end before it, later RDATEs, EXDATEs and overrides are taken out.
 *
 * @param occurrence as `CalendarEvent.occurrence`
 * @returns null when nothing is left, and the object is to be deleted; the original itself when there is nothing to take away
 */
export function deleteFollowing(
  parsed: ParsedObject,
  occurrence: string,
  { now }: { readonly now: EpochMs },
): JCal | null {
  const split = splitSeries(parsed, occurrence, {}, { now, uid: '' })
  return split === null ? parsed.jcal : split.before
}
