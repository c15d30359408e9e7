import type { JCal } from '#contract/jcal.ts'
import { datesChanged, type DatesChanged } from '#domain/series/datesChanged.ts'
import type { SeriesOutcome } from '#domain/series/inScope.ts'
import { addMs, dayMs, epochMs } from '#domain/time/units.ts'

/** The dates that an outcome changes, for a year from an occurrence on. */
export function previewDates(
  before: JCal,
  { data, added }: SeriesOutcome,
  occurrence: string,
  zone: string,
): DatesChanged {
  const at = epochMs(Date.parse(`${occurrence.slice(0, 10)}T00:00:00Z`))
  const window = { start: addMs(at, -dayMs), end: addMs(at, 366 * dayMs) }
  const after = [data, added].filter((each) => each !== null)
  return datesChanged(before, after, window, zone)
}
