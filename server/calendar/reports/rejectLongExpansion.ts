import { StepBudget } from '#domain/recurrence/StepBudget.ts'
import type { Window } from '#domain/time/Window.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { throwHttpError } from '../../HttpError.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { stepsInRange } from '../objects/stored.ts'
import { eventsInRange } from './eventsInRange.ts'

/**
 * What the instances of one answer may cost in all: about a second. That is 180,000 short ones, or five years of three
 * hundred appointments that repeat each day and as many that repeat each week.
 */
export const maxExpansionSteps = 5_000_000

/**
 * Rejects a question whose answer would cost more than that, before any of it is sent: three hundred series without an
 * end have a million instances.
 *
 * @param signal of a client that may disconnect
 * @throws {HttpError} too-large, unavailable
 */
export async function rejectLongExpansion(
  store: Pick<Store, 'events'>,
  calendars: readonly CalendarRecord[],
  range: Window,
  signal: () => AbortSignal,
): Promise<void> {
  const pause = timeSlices()
  const budget = new StepBudget(maxExpansionSteps)
  for await (const events of eventsInRange(store, calendars, range)) {
    for (const { jcal } of events) {
      if (!budget.take(stepsInRange(jcal, range))) throwLongExpansion()
      const paused = pause()
      if (paused === undefined) continue
      await paused
      if (signal().aborted) throwHttpError('unavailable', 'The client closed the connection.')
    }
  }
}

export function throwLongExpansion(): never {
  throwHttpError(
    'too-large',
    'There are too many occurrences in this range: ask for a shorter one, or with expand false.',
  )
}
