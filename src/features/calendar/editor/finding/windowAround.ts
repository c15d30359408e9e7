import { freeBusyLimits } from '#contract/sharing/freeBusy.ts'
import { addDays } from '#domain/time/dates.ts'
import { dateOf, startOfDay } from '#domain/time/instantOf.ts'
import { addMs, dayMs, earlier, type EpochMs, type IsoDate } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Zone } from '#domain/time/Zone.ts'

type Times = {
  readonly day: IsoDate
  /** null while they cannot be read. */
  readonly start: EpochMs | null
  readonly end: EpochMs | null
  readonly zone: Zone
}

/**
 * Of which time it has to be known who is busy to draw an event: all its days, for so long as one may ask.
 *
 * @param known what is asked for anyway; the answer, if it holds all of it
 */
export function windowAround({ day, start, end, zone }: Times, known: Window): Window {
  const first = startOfDay(day, zone)
  const lastDay = end !== null && start !== null && end > start ? dateOf(end, zone) : day
  const limit = addMs(first, freeBusyLimits.days * dayMs)
  const last = earlier(startOfDay(addDays(lastDay, 1), zone), limit)
  return known.start <= first && last <= known.end ? known : { start: first, end: last }
}
