import { addDays, daysBetween, weekdayOfDate } from '../time/dates.ts'
import { dateOf } from '../time/instantOf.ts'
import { addMs, earlier, minuteMs, type EpochMs } from '../time/units.ts'
import type { Window } from '../time/Window.ts'
import type { Zone } from '../time/Zone.ts'
import type { Attending, SuggestedTime } from './Attending.ts'
import type { BusyPeriod } from './busyPeriods.ts'
import { isLunchShort } from './lunch.ts'
import { rejectedBefore, type RejectedTime } from './rejectedTimes.ts'
import { clockAt, timesOff, type ClockRange, type WorkingTime } from './workingTime.ts'

/** What is looked for. */
export type Wish = {
  readonly lengthMs: number
  /** No suggestion begins before it. */
  readonly from: EpochMs
  /** No suggestion ends after it: nobody knows who is busy then. */
  readonly until: EpochMs
  /** Of each weekday from Sunday on, when it may be; null for a day on which it may not. */
  readonly hours: readonly (ClockRange | null)[]
  readonly zone: Zone
  /** How long everybody should have between this and other meetings. */
  readonly gapMs: number
  /** How many of the people who are required need not come. Rooms have to be free. */
  readonly maxMissing: number
}

export type Suggestions = {
  /** The best first. */
  readonly suggested: readonly SuggestedTime[]
  /** Earlier than the best one. */
  readonly rejected: readonly RejectedTime[]
}

const stepMs = 30 * minuteMs
const maxSuggested = 5
const maxPerDay = 2

/**
 * The times that suit best: first those with fewest required people missing, then fewest optional ones, then fewest outside of
 * their working hours, unsure, without a gap, without lunch, then the earliest. They do not overlap, and are two a day
 * at most.
 */
export function suggestTimes(
  people: readonly Attending[],
  wish: Wish,
  maxTimes: number = maxSuggested,
): Suggestions {
  const times = startsOf(wish).map((start) => timeFor(people, start, wish))
  const rooms = new Set(people.filter(({ isRoom }) => isRoom).map(({ address }) => address))
  const possible = times
    .filter(({ missing }) => missing.length <= wish.maxMissing && !missing.some((each) => rooms.has(each)))
    .toSorted(byWorth)
  const suggested: SuggestedTime[] = []
  for (const each of possible) {
    if (suggested.length === maxTimes) break
    const day = dateOf(each.start, wish.zone)
    const sameDay = suggested.filter(({ start }) => dateOf(start, wish.zone) === day)
    if (sameDay.length === maxPerDay || sameDay.some((other) => touches(other, each))) continue
    suggested.push(each)
  }
  return { suggested, rejected: rejectedBefore(suggested[0], times, people) }
}

const touches = (one: Window, other: Window) => one.start < other.end && one.end > other.start

/** Why a time is worse than another one, the worst reason first. */
const reasons = ['missing', 'absent', 'outside', 'unsure', 'tight', 'hungry'] as const

function byWorth(one: SuggestedTime, other: SuggestedTime): number {
  for (const reason of reasons) {
    const difference = one[reason].length - other[reason].length
    if (difference !== 0) return difference
  }
  return one.start - other.start
}

/** The half hours from which the event ends within the hours of its day. */
function startsOf({ lengthMs, from, until, hours, zone }: Wish): readonly EpochMs[] {
  const first = dateOf(from, zone)
  const days = Math.max(0, daysBetween(first, dateOf(until, zone)) + 1)
  return Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap((date) => {
    const possible = hours[weekdayOfDate(date)]
    if (!possible) return []
    const end = earlier(clockAt(date, possible.end, zone), until)
    const starts: EpochMs[] = []
    for (
      let start = clockAt(date, possible.start, zone);
      start + lengthMs <= end;
      start = addMs(start, stepMs)
    )
      if (start >= from) starts.push(start)
    return starts
  })
}

function timeFor(
  people: readonly Attending[],
  start: EpochMs,
  { lengthMs, gapMs, zone }: Wish,
): SuggestedTime {
  const time = { start, end: addMs(start, lengthMs) }
  const around = { start: addMs(time.start, -gapMs), end: addMs(time.end, gapMs) }
  const found: Record<(typeof reasons)[number], string[]> = {
    missing: [],
    absent: [],
    outside: [],
    unsure: [],
    tight: [],
    hungry: [],
  }
  for (const { address, isRequired, isRoom, busy, working } of people) {
    const state = stateIn(busy, time)
    if (state === 'busy') {
      found[isRequired ? 'missing' : 'absent'].push(address)
      continue
    }
    if (state === 'unsure') found.unsure.push(address)
    if (isRoom) continue
    if (working && !worksAt(working, time)) found.outside.push(address)
    if (gapMs > 0 && stateIn(busy, around) === 'busy') found.tight.push(address)
    if (isLunchShort(busy, time, working?.zone ?? zone)) found.hungry.push(address)
  }
  return { ...time, ...found }
}

/** Whether somebody works during all of a time: in one stretch, as nearly always, or in several that meet. */
function worksAt(working: WorkingTime, time: Window): boolean {
  const { zone, hours } = working
  const date = dateOf(time.start, zone)
  const worked = hours[weekdayOfDate(date)] ?? []
  const isInOne = worked.some(
    (each) => clockAt(date, each.start, zone) <= time.start && time.end <= clockAt(date, each.end, zone),
  )
  return isInOne || timesOff(working, time).length === 0
}

/** Whether somebody can come to a time. */
export function stateIn(busy: readonly BusyPeriod[], time: Window): 'free' | 'unsure' | 'busy' {
  const then = busy.filter((each) => touches(each, time))
  if (then.length === 0) return 'free'
  return then.every(({ isTentative }) => isTentative) ? 'unsure' : 'busy'
}
