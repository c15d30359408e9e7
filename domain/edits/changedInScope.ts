import type { JCal } from '#contract/jcal.ts'
import type { EventChange } from '../event/writeJCal.ts'
import { changeSeries } from '../series/changeSeries.ts'
import { changeInScope, type SeriesOutcome } from '../series/inScope.ts'
import type { EpochMs } from '../time/units.ts'
import type { InSeries } from './Edit.ts'

/**
 * An event changed, or as much of a series as is meant.
 *
 * @param clock `now` for the stamps, `uid` for a second series, should one begin
 */
export function changedInScope(
  data: JCal,
  change: EventChange,
  { occurrence, scope }: InSeries,
  clock: { readonly now: EpochMs; readonly uid: string },
): SeriesOutcome {
  if (occurrence === null) return { data: changeSeries(data, change, clock), added: null }
  return changeInScope(data, { occurrence, scope }, change, clock)
}
