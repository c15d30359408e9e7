import type { JCal } from '#contract/jcal.ts'
import type { EventChange } from '#domain/event/writeJCal.ts'
import { changeSeries } from '#domain/series/changeSeries.ts'
import { changeInScope, deleteInScope, type Scope, type SeriesOutcome } from '#domain/series/inScope.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Deed } from '../data/Deed.ts'
import type { ObjectName } from '../data/requests.ts'
import type { Shown } from '../data/Seen.ts'

/** Which occurrence of a series, and how much of the series; no occurrence of what does not repeat. */
export type Some = { readonly occurrence: string | null; readonly scope: Scope }

export type Clock = { readonly now: EpochMs; readonly uid: string }

/** An object as it becomes by a change to all of it or to some. */
export function changed(
  data: JCal,
  change: EventChange,
  { occurrence, scope }: Some,
  clock: Clock,
): SeriesOutcome {
  if (occurrence === null) return { data: changeSeries(data, change, clock), added: null }
  return changeInScope(data, { occurrence, scope }, change, clock)
}

/** A new object. */
export const creation = (name: ObjectName, data: JCal): Deed => ({
  names: [name],
  basis: [null],
  over: null,
  become: () => [data],
})

/**
 * An object changed as a function says; what it splits off becomes an object of its own.
 *
 * @param uid of the second object
 */
export function alteration(
  name: ObjectName,
  { data, over }: { readonly data: JCal; readonly over: Deed['over'] },
  outcomeOf: (data: JCal) => SeriesOutcome,
  uid: string,
): Deed {
  const hasSecond = outcomeOf(data).added !== null
  return {
    names: hasSecond ? [name, { ...name, eventId: uid }] : [name],
    basis: hasSecond ? [data, null] : [data],
    over,
    become: ([now = null, second = null]) => {
      if (now === null) return [null, second]
      const outcome = outcomeOf(now)
      return [outcome.data, outcome.added ?? second]
    },
  }
}

/** An object changed, and taken into another calendar. */
export const departure = (
  name: ObjectName,
  to: ObjectName,
  { data, over }: Shown,
  alter: (data: JCal) => JCal,
): Deed => ({
  names: [name, to],
  basis: [data, null],
  over,
  become: ([now = null, there = null]) => (now === null ? [null, there] : [null, alter(now)]),
})

/** An object that goes, or some of a series. */
export function deletion(
  name: ObjectName,
  { data, over }: Shown,
  { occurrence, scope }: Some,
  now: EpochMs,
): Deed {
  const without = (was: JCal) =>
    occurrence === null ? null : deleteInScope(was, { occurrence, scope }, { now }).data
  return { names: [name], basis: [data], over, become: ([was = null]) => [was && without(was)] }
}
