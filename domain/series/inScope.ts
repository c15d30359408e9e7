import type { JCal } from '#contract/jcal.ts'
import type { ParsedObject } from '../jcal/ParsedObject.ts'
import type { EventChange } from '../event/writeJCal.ts'
import type { EpochMs } from '../time/units.ts'
import { changeOccurrence } from './changeOccurrence.ts'
import { changeSeries } from './changeSeries.ts'
import { deleteFollowing } from './deleteFollowing.ts'
import { deleteOccurrence } from './deleteOccurrence.ts'
import { hasNoDates } from './hasNoDates.ts'
import { splitSeries } from './splitSeries.ts'

/** The part of a series that a change applies to: one occurrence, it and those after it, or all. */
export type Scope = 'this' | 'following' | 'all'

/** What is to be written. */
export type SeriesOutcome = {
  /** The changed object; null if it has to be deleted. */
  readonly data: JCal | null
  /** A second object, which begins where the first now ends. */
  readonly added: JCal | null
}

/**
 * A change applied to an event, or to a part of a series.
 *
 * @param occurrence the one that was edited, as `CalendarEvent.occurrence`; null if the event does not
 *   repeat, or all of it is changed
 * @param uid of a second series, if one begins
 */
export function changeInScope(
  parsed: ParsedObject,
  { occurrence, scope }: { readonly occurrence: string | null; readonly scope: Scope },
  change: EventChange,
  { now, uid }: { readonly now: EpochMs; readonly uid: string },
): SeriesOutcome {
  if (occurrence === null || scope === 'all')
    return { data: changeSeries(parsed, change, { now, occurrence }), added: null }
  if (scope === 'this') return { data: changeOccurrence(parsed, occurrence, change, { now }), added: null }
  const split = splitSeries(parsed, occurrence, change, { now, uid })
  // A change without effect does not split a series.
  const bare = split && splitSeries(parsed, occurrence, {}, { now, uid })
  if (split === null || JSON.stringify(split.after) === JSON.stringify(bare?.after))
    return { data: parsed.jcal, added: null }
  return split.before === null
    ? { data: split.after, added: null }
    : { data: split.before, added: split.after }
}

/** A series without some of it; nothing is left of one whose dates are all gone. */
export function deleteInScope(
  parsed: ParsedObject,
  { occurrence, scope }: { readonly occurrence: string; readonly scope: Scope },
  { now }: { readonly now: EpochMs },
): SeriesOutcome {
  if (scope === 'all') return { data: null, added: null }
  if (scope === 'following') return { data: deleteFollowing(parsed, occurrence, { now }), added: null }
  const left = deleteOccurrence(parsed, occurrence, { now })
  return { data: left !== parsed.jcal && hasNoDates(left) ? null : left, added: null }
}
