import type { JCal } from '#contract/jcal.ts'
import { revised, withComponent } from '../event/revision.ts'
import { isForFollowing } from '../event/rangeOverridesOf.ts'
import type { EpochMs } from '../time/units.ts'
import { instantIn, propertyIn } from './ValueType.ts'
import { passedOn } from './overrideAt.ts'
import { startNamed, storedSeries } from './storedSeries.ts'

/**
 * The series without one of its occurrences (CAL-15): an EXDATE in DTSTART's own form, and the override of that occurrence taken out;
 * one for all that follow goes on with the next.
 *
 * @param occurrence as `CalendarEvent.occurrence`
 * @returns the original itself when there is no master or the name cannot be read
 */
export function deleteOccurrence(jcal: JCal, occurrence: string, { now }: { readonly now: EpochMs }): JCal {
  const stored = storedSeries(jcal)
  const start = stored === null ? null : startNamed(stored, occurrence)
  if (stored === null || start === null) return jcal
  const { master, form, overrides } = stored
  const gone = new Set(overrides.filter((each) => each.start === start).map(({ vevent }) => vevent))
  const exdate = propertyIn(form, 'exdate', [instantIn(form, start)])
  const remaining = [...gone].some(isForFollowing) ? passedOn(jcal, stored, start) : jcal
  const rest: JCal = [remaining[0], remaining[1], remaining[2].filter((each) => !gone.has(each))]
  return withComponent(rest, master, revised(master, [...master[1], exdate], { now, isSignificant: true }))
}
