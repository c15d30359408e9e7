import type { JCal } from '#contract/jcal.ts'
import type { ParsedObject } from '../jcal/ParsedObject.ts'
import type { EpochMs } from '../time/units.ts'
import { splitSeries } from './splitSeries.ts'

/**
 * The series without an occurrence and all that follow it: rules end before it; later RDATEs, EXDATEs and
 * overrides are removed.
 *
 * @param occurrence as `CalendarEvent.occurrence`
 * @returns null if nothing is left, and the object has to be deleted; the original itself if there is nothing
 *   to remove
 */
export function deleteFollowing(
  parsed: ParsedObject,
  occurrence: string,
  { now }: { readonly now: EpochMs },
): JCal | null {
  const split = splitSeries(parsed, occurrence, {}, { now, uid: '' })
  return split === null ? parsed.jcal : split.before
}
