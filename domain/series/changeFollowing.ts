import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { draftWhen, isSameWhen } from '../event/draftWhen.ts'
import type { EventChange } from '../event/writeJCal.ts'
import { occurrenceId } from '../jcal/EventTime.ts'
import { parseObject, type ParsedMaster, type ParsedObject } from '../jcal/ParsedObject.ts'
import type { RangeOverride } from '../jcal/rangeOverridesOf.ts'
import { startOf } from '../jcal/Timing.ts'
import { eventTimeInSeries } from '../jcal/VEventSeries.ts'
import { occurrencesIn } from '../recurrence/occurrencesIn.ts'
import { addMs, dayMs, earlier, type EpochMs } from '../time/units.ts'
import type { Window } from '../time/Window.ts'
import { changeSeries } from './changeSeries.ts'
import { passedOn } from './overrideAt.ts'

/** A series that begins where another one was cut, and the override that described it from there on. */
export type FollowingSeries = {
  /** Already with the properties of the override, but not with its time. */
  readonly begun: ParsedObject
  /** The series that was cut, at this start. */
  readonly master: ParsedMaster
  readonly cut: EpochMs
  readonly rangeOverride: RangeOverride
  /** A VEVENT of the old series as one of the new. */
  readonly renewed: (vevent: JCalComponent) => JCalComponent
}

/**
 * A series that begins under an override for all that follow, changed. First it goes to the time of the override,
 * which changes nothing for anybody; then to the requested time. No rule says "a day after the third Saturday": then
 * the override stays one, unless another time or rule is wanted.
 *
 * @param change of the occurrence at the cut
 */
export function changeFollowing(following: FollowingSeries, change: EventChange, now: EpochMs): JCal {
  const { begun, cut, rangeOverride, master } = following
  const occurrence = occurrenceId(eventTimeInSeries(cut, master.timing))
  const start = rangeOverride.moved(cut)
  const when = draftWhen(rangeOverride.timing, start)
  const there = parseObject(changeSeries(begun, { when }, { now, occurrence, doOverridesStay: true }))
  const isMoved = change.when !== undefined && !isSameWhen(when, change.when)
  if (isMoved || change.repeats !== undefined || isWhereItWas(begun, there, following)) {
    const named = occurrenceId(eventTimeInSeries(start, rangeOverride.timing))
    return changeSeries(there, change, { now, occurrence: named })
  }
  const { when: _, ...details } = change
  return changeSeries(parseObject(withOverride(following)), details, { now, occurrence })
}

/**
 * Whether the moved series has each occurrence where the override has put it, and each other override of it, as far as
 * anybody looks ahead.
 */
function isWhereItWas(
  begun: ParsedObject,
  there: ParsedObject,
  { cut, rangeOverride }: FollowingSeries,
): boolean {
  if (begun.master === null || there.master === null) return false
  const { moved } = rangeOverride
  const end = addMs(cut, horizonMs)
  const from = earlier(moved(cut), startOf(there.master.timing))
  const startsIn = ({ series }: ParsedMaster, window: Window) =>
    occurrencesIn(series, window, compared).starts
  const ofOverrides = ({ overrides }: ParsedMaster) => overrides.map(({ start }) => start)
  const areMoved = (before: readonly EpochMs[], after: readonly EpochMs[]) =>
    before.length === after.length && before.every((start, index) => moved(start) === after[index])
  return (
    areMoved(
      startsIn(begun.master, { start: cut, end }),
      startsIn(there.master, { start: from, end: moved(end) }),
    ) && areMoved(ofOverrides(begun.master), ofOverrides(there.master))
  )
}

const horizonMs = 12 * 366 * dayMs
const compared = 300

/** The override again, from the first occurrence on that has none of its own. */
function withOverride({ begun, master, cut, rangeOverride, renewed }: FollowingSeries): JCal {
  const [name, properties, components] = begun.jcal
  const again =
    rangeOverride.from === cut
      ? [rangeOverride.vevent]
      : passedOn([name, properties, []], master, addMs(cut, -1))[2]
  return [name, properties, [...components, ...again.map(renewed)]]
}
