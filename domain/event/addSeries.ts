import type { JCalComponent } from '#contract/jcal.ts'
import type { EventTime, ZoneOf } from '../jcal/EventTime.ts'
import { rangeOverridesOf, type RangeOverride } from '../jcal/rangeOverridesOf.ts'
import { readPeriods } from '../jcal/readPeriods.ts'
import { startOf, timingEnd, type Timing } from '../jcal/Timing.ts'
import { eventTimeInSeries, readSeries } from '../jcal/VEventSeries.ts'
import { isLeftOut, maxOccurrences, occurrencesIn } from '../recurrence/occurrencesIn.ts'
import type { StepBudget } from '../recurrence/StepBudget.ts'
import { addMs, dayMs, earlier, later, type EpochMs } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import type { Occurrence } from './Instance.ts'
import type { InstanceList } from './InstanceList.ts'
import type { Window } from '../time/Window.ts'

/** A series and the object it is in. */
export type Master = {
  readonly vevent: JCalComponent
  readonly timing: Timing
  /** The overrides of this series. */
  readonly replacing: readonly JCalComponent[]
}

/** Adds the occurrences of a series; after a RANGE=THISANDFUTURE override, those that it describes. */
export function addSeries(
  list: InstanceList,
  { vevent, timing, replacing }: Master,
  { zoneOf, viewZone, budget }: { zoneOf: ZoneOf; viewZone: Zone; budget: StepBudget },
): void {
  const series = readSeries(vevent, timing, replacing, zoneOf)
  const periods = readPeriods(vevent, timing, zoneOf)
  const rangeOverrides = rangeOverridesOf(vevent, timing, replacing, zoneOf, viewZone)
  let left = maxOccurrences
  for (const override of rangeOverrides) {
    const window = startsFor(override, list.windowFor(override.timing))
    const { starts, isCapped } = occurrencesIn(series, window, left, budget)
    list.isCapped ||= isCapped
    left -= starts.length
    for (const start of starts) {
      if (periods.has(start)) continue
      list.add(override.vevent, override.timing, override.moved(start), new StartIn(timing, start))
    }
  }
  // Periods may be longer than everything else, and reach into a window from further away.
  for (const [start, own] of periods) {
    if (!budget.take(rangeOverrides.length)) {
      list.isCapped = true
      return
    }
    if (isLeftOut(series, start, budget)) continue
    const override = rangeOverrides.findLast(({ from }) => from <= start) ?? rangeOverrides[0]
    const lasting = override.timing.kind === 'timed' ? own : override.timing
    list.add(override.vevent, lasting, override.moved(start), new StartIn(timing, start))
  }
}

/** An occurrence by its start in a series. The names of many are never needed. */
export class StartIn implements Occurrence {
  private readonly series: Timing
  private readonly start: EpochMs

  constructor(series: Timing, start: EpochMs) {
    this.series = series
    this.start = start
  }

  get time(): EventTime {
    return eventTimeInSeries(this.start, this.series)
  }
}

/** The window, in times of the series, in which occurrences of a part start that touch the given window. */
function startsFor({ timing, from, to, shiftMs }: RangeOverride, window: Window): Window {
  const first = startOf(timing)
  // When clocks change, an occurrence may be longer than the first one, or shifted differently.
  const slack = shiftMs !== 0 || (timing.kind === 'timed' && timing.duration !== null) ? dayMs : 0
  const reach = timingEnd(timing, first) - first + slack
  return {
    start: later(from, addMs(window.start, -reach - shiftMs)),
    end: earlier(to, addMs(window.end, (shiftMs === 0 ? 0 : dayMs) - shiftMs)),
  }
}
