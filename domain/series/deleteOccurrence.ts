import type { JCal } from '#contract/jcal.ts'
import { revised, withComponent } from '../jcal/revision.ts'
import { isForFollowing } from '../jcal/rangeOverridesOf.ts'
import type { EpochMs } from '../time/units.ts'
import { instantIn, propertyIn } from '../jcal/ValueType.ts'
import { passedOn } from './overrideAt.ts'
import { startNamed, type ParsedObject } from '../jcal/ParsedObject.ts'

/**
 * The series without one of its occurrences (CAL-15): an EXDATE is added in DTSTART's form, and the override
 * of that occurrence removed. An override for all that follow continues with the next one.
 *
 * @param occurrence as `CalendarEvent.occurrence`
 * @returns the original itself if there is no master or the name cannot be read
 */
export function deleteOccurrence(
  { jcal, master }: ParsedObject,
  occurrence: string,
  { now }: { readonly now: EpochMs },
): JCal {
  const start = master && startNamed(master, occurrence)
  if (master === null || start === null) return jcal
  const { vevent: whole, valueType, overrides } = master
  const gone = new Set(overrides.filter((each) => each.start === start).map(({ vevent }) => vevent))
  const exdate = propertyIn(valueType, 'exdate', [instantIn(valueType, start)])
  const remaining = [...gone].some(isForFollowing) ? passedOn(jcal, master, start) : jcal
  const rest: JCal = [remaining[0], remaining[1], remaining[2].filter((each) => !gone.has(each))]
  return withComponent(rest, whole, revised(whole, [...whole[1], exdate], { now, isSignificant: true }))
}
