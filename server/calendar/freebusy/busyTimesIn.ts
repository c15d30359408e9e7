import { mergedPeriods, type BusyPeriod } from '#domain/freebusy/busyPeriods.ts'
import { StepBudget } from '#domain/recurrence/StepBudget.ts'
import { throwHttpError } from '../../HttpError.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { busyEvents, maxBusyPeriods, maxBusySteps, type BusyEventsAsked } from './busyIn.ts'

/** Times are merged whenever there are so many more, so that a range of any length is told. */
const mergedEvery = 10_000

/**
 * When a person is busy in a range, without overlaps, by start (CAL-27).
 *
 * @throws {HttpError} too-large if there are too many times to tell
 */
export async function busyTimesIn(
  store: Pick<Store, 'events'>,
  calendars: readonly CalendarRecord[],
  asked: BusyEventsAsked,
): Promise<readonly BusyPeriod[]> {
  const budget = new StepBudget(maxBusySteps)
  let merged: readonly BusyPeriod[] = []
  let more: BusyPeriod[] = []
  const merge = () => {
    merged = mergedPeriods([...merged, ...more])
    more = []
    if (merged.length > maxBusyPeriods || budget.isSpent)
      throwHttpError('too-large', 'There are too many busy times in this range: ask for a shorter one.')
  }
  for await (const { periods } of busyEvents(store, calendars, asked, budget)) {
    for (const each of periods) more.push(each)
    if (more.length > mergedEvery) merge()
  }
  merge()
  return merged
}
