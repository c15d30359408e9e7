import type { JCal } from '#contract/jcal.ts'
import type { ParsedObject } from '../jcal/ParsedObject.ts'
import type { EventChange } from '../event/writeJCal.ts'
import type { EpochMs } from '../time/units.ts'
import { changeOccurrence } from './changeOccurrence.ts'
import { changeSeries } from './changeSeries.ts'
import { deleteFollowing } from './deleteFollowing.ts'
import { deleteOccurrence } from './deleteOccurrence.ts'
import { splitSeries } from './splitSeries.ts'

/** How much of a series a change is about: one occurrence, it and those after it, or all. */
export type Scope = 'this' | 'following' | 'all'

/** What is to be written. */
export type SeriesOutcome = {
  /** What the object becomes; null when it is to be deleted. */
  readonly data: JCal | null
  /** A second object that begins where the first now ends. */
  readonly added: JCal | null
}

/**
 * An event changed, or as much of a series as is meant.
 *
 * @param occurrence the one that was edited, as `CalendarEvent.occurrence`; null where the event does not repeat, or all of it is meant
 * @param uid for a second series, should one begin
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
  // A change that changes nothing makes no two series of one.
  const bare = split && splitSeries(parsed, occurrence, {}, { now, uid })
  if (split === null || JSON.stringify(split.after) === JSON.stringify(bare?.after))
    return { data: parsed.jcal, added: null }
  return split.before === null
    ? { data: split.after, added: null }
    : { data: split.before, added: split.after }
}

/** A series without some of it. */
export function deleteInScope(
  parsed: ParsedObject,
  { occurrence, scope }: { readonly occurrence: string; readonly scope: Scope },
  { now }: { readonly now: EpochMs },
): SeriesOutcome {
  if (scope === 'all') return { data: null, added: null }
  const remove = scope === 'this' ? deleteOccurrence : deleteFollowing
  return { data: remove(parsed, occurrence, { now }), added: null }
}
