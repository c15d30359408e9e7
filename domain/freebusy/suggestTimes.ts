import { addDays, weekdayOfDate } from '../time/dates.ts'
import { dateOf, instantOf } from '../time/instantOf.ts'
import { addMs, minuteMs, type EpochMs, type IsoDate } from '../time/units.ts'
import type { Window } from '../time/Window.ts'
import type { Zone } from '../time/Zone.ts'
import type { BusyPeriod } from './busyPeriods.ts'

/** Somebody for whom a time is looked for. */
export type Attending = {
  readonly address: string
  readonly isRequired: boolean
  /** By start, without overlaps. */
  readonly busy: readonly BusyPeriod[]
}

/** What is looked for. */
export type Wish = {
  readonly lengthMs: number
  /** No suggestion begins before it. */
  readonly from: EpochMs
  readonly days: number
  /** Of each weekday from Sunday on, `09:00` to `18:00`; null for none. */
  readonly hours: readonly ({ readonly start: string; readonly end: string } | null)[]
  readonly zone: Zone
}

/** A time, and who could not come: addresses. */
export type SuggestedTime = Window & {
  /** Required, and busy. */
  readonly missing: readonly string[]
  /** Optional, and busy. */
  readonly absent: readonly string[]
  /** Perhaps busy. */
  readonly unsure: readonly string[]
}

/** A time that was not suggested, and who is busy then, until when. */
export type RejectedTime = Window & { readonly address: string; readonly until: EpochMs }

export type Suggestions = {
  /** The best first. */
  readonly suggested: readonly SuggestedTime[]
  /** Earlier than the first one that all can come to. */
  readonly rejected: readonly RejectedTime[]
}

const stepMs = 30 * minuteMs
const maxSuggested = 5
const maxPerDay = 2
const maxRejected = 2
/** Of so many required people one may be missing. */
const manyPeople = 4

/**
 * The times that suit most: first those that all required people can come to, then most of the optional ones, then those
 * about which nobody is unsure, then the earliest. They do not overlap, and are two a day at most. Of four or more
 * required people one may be missing.
 */
export function suggestTimes(people: readonly Attending[], wish: Wish): Suggestions {
  const times = startsOf(wish).map((start) => timeFor(people, start, wish.lengthMs))
  const maxMissing = people.filter(({ isRequired }) => isRequired).length >= manyPeople ? 1 : 0
  const possible = times.filter(({ missing }) => missing.length <= maxMissing).toSorted(byWorth)
  const suggested: SuggestedTime[] = []
  for (const each of possible) {
    if (suggested.length === maxSuggested) break
    const day = dateOf(each.start, wish.zone)
    const sameDay = suggested.filter(({ start }) => dateOf(start, wish.zone) === day)
    if (sameDay.length === maxPerDay || sameDay.some((other) => touches(other, each))) continue
    suggested.push(each)
  }
  const best = suggested[0]
  return { suggested, rejected: best ? rejectedBefore(best.start, times, people) : [] }
}

const touches = (one: Window, other: Window) => one.start < other.end && one.end > other.start

const byWorth = (one: SuggestedTime, other: SuggestedTime) =>
  one.missing.length - other.missing.length ||
  one.absent.length - other.absent.length ||
  one.unsure.length - other.unsure.length ||
  one.start - other.start

/** The half hours of the working hours from which an event ends within them. */
function startsOf({ lengthMs, from, days, hours, zone }: Wish): readonly EpochMs[] {
  const first = dateOf(from, zone)
  return Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap((date) => {
    const worked = hours[weekdayOfDate(date)]
    if (!worked) return []
    const end = at(date, worked.end, zone)
    const starts: EpochMs[] = []
    for (let start = at(date, worked.start, zone); start + lengthMs <= end; start = addMs(start, stepMs))
      if (start >= from) starts.push(start)
    return starts
  })
}

/** A clock time of a day; `24:00` is the midnight after it. */
const at = (date: IsoDate, clock: string, zone: Zone): EpochMs =>
  clock === '24:00' ? instantOf(`${addDays(date, 1)}T00:00:00`, zone) : instantOf(`${date}T${clock}:00`, zone)

function timeFor(people: readonly Attending[], start: EpochMs, lengthMs: number): SuggestedTime {
  const time = { start, end: addMs(start, lengthMs) }
  const [missing, absent, unsure]: [string[], string[], string[]] = [[], [], []]
  for (const { address, isRequired, busy } of people) {
    const state = stateIn(busy, time)
    if (state === 'busy') (isRequired ? missing : absent).push(address)
    if (state === 'unsure') unsure.push(address)
  }
  return { ...time, missing, absent, unsure }
}

/** Whether somebody can come to a time. */
export function stateIn(busy: readonly BusyPeriod[], time: Window): 'free' | 'unsure' | 'busy' {
  const then = busy.filter((each) => touches(each, time))
  if (then.length === 0) return 'free'
  return then.every(({ isTentative }) => isTentative) ? 'unsure' : 'busy'
}

/** The first times that one person could not come to, a different one each. */
function rejectedBefore(
  end: EpochMs,
  times: readonly SuggestedTime[],
  people: readonly Attending[],
): readonly RejectedTime[] {
  const rejected: RejectedTime[] = []
  for (const { start, end: last, missing } of times) {
    if (start >= end || rejected.length === maxRejected) break
    const [address] = missing
    if (address === undefined || rejected.some((each) => each.address === address)) continue
    const time = { start, end: last }
    const busy = people.find((each) => each.address === address)?.busy ?? []
    const until = busy.filter((each) => touches(each, time)).at(-1)?.end ?? last
    rejected.push({ ...time, address, until })
  }
  return rejected
}
