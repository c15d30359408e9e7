import { mergedPeriods, type BusyPeriod } from '#domain/freebusy/busyPeriods.ts'
import { throwHttpError } from '../../HttpError.ts'
import { busyEvents, maxBusyPeriods } from './busyIn.ts'

/** Times are merged whenever there are so many more, so that a range of any length is told. */
const mergedEvery = 10_000

/**
 * When a person is busy in a range, without overlaps, by start (CAL-27).
 *
 * @throws {HttpError} too-large if there are too many times to tell
 */
export async function busyTimesIn(...asked: Parameters<typeof busyEvents>): Promise<readonly BusyPeriod[]> {
  let merged: readonly BusyPeriod[] = []
  let more: BusyPeriod[] = []
  const merge = () => {
    merged = mergedPeriods([...merged, ...more])
    more = []
    if (merged.length > maxBusyPeriods)
      throwHttpError('too-large', 'There are too many busy times in this range: ask for a shorter one.')
  }
  for await (const { periods } of busyEvents(...asked)) {
    for (const each of periods) more.push(each)
    if (more.length > mergedEvery) merge()
  }
  merge()
  return merged
}
