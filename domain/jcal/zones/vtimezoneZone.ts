import type { JCalComponent } from '#contract/jcal.ts'
import { propertiesOf, propertyOf, textOf } from '../properties.ts'
import { inOrder } from '../../recurrence/Periods.ts'
import { readRule } from '../../recurrence/readRule.ts'
import type { Rule, Until } from '../../recurrence/Rule.ts'
import { ruleTimes } from '../../recurrence/ruleTimes.ts'
import { StepBudget } from '../../recurrence/StepBudget.ts'
import { dayMs, addMs, earlier, epochMs, localMs, type EpochMs, type LocalMs } from '../../time/units.ts'
import { localMsOf } from '../../time/localDateTime.ts'
import { zoneNamed, type Zone } from '../../time/Zone.ts'
import { ianaZone } from '../../time/zones.ts'

/**
 * The zone that a VTIMEZONE defines by its own STANDARD and DAYLIGHT rules (RFC 5545 3.6.5). A known name in
 * `X-LIC-LOCATION` is preferred, because its rules are kept up to date.
 *
 * @returns null if no observance can be read
 */
export function vtimezoneZone(tzid: string, vtimezone: JCalComponent): Zone | null {
  const known = zones.get(vtimezone)
  if (known !== undefined) return known
  const location = textOf(vtimezone, 'x-lic-location')
  const name = location === '' ? null : ianaZone(location)
  const zone = name === null ? fromRules(tzid, vtimezone) : zoneNamed(name)
  zones.set(vtimezone, zone)
  return zone
}

const zones = new WeakMap<JCalComponent, Zone | null>()

/**
 * A STANDARD or DAYLIGHT: its offset holds from each of its onsets on. Onsets are local times with the offset
 * before them.
 */
type Observance = {
  readonly from: number
  readonly to: number
  readonly start: LocalMs
  readonly rule: Rule | null
  /** The last local time of the rule, by its UNTIL. */
  readonly until: LocalMs
  /** The start, each RDATE and, if UNTIL ends the rule, its last onset; instants in order. */
  readonly dates: readonly EpochMs[]
}

/** An offset, and the instant it begins at. */
type Onset = { readonly at: EpochMs; readonly offset: number }

function fromRules(name: string, vtimezone: JCalComponent): Zone | null {
  const observances = (vtimezone[2] ?? [])
    .slice(0, maxObservances)
    .map(readObservance)
    .filter((each) => each !== null)
  const first = observances.toSorted((a, b) => a.start - b.start)[0]
  if (first === undefined) return null
  const offsetPeriods = new Map<number, readonly Onset[]>()
  const offsetPeriodAt = (index: number) => {
    const known = offsetPeriods.get(index)
    if (known !== undefined) return known
    const onsets = onsetsIn(observances, epochMs(index * offsetPeriodMs))
    if (offsetPeriods.size >= maxOffsetPeriods) offsetPeriods.clear()
    offsetPeriods.set(index, onsets)
    return onsets
  }
  return {
    name,
    isOwn: true,
    offsetAt: (instant) => {
      // NaN and instants outside of time have no offset, and are returned unchanged.
      if (!(Math.abs(instant) < furthest)) return first.from
      const onsets = offsetPeriodAt(Math.floor(instant / offsetPeriodMs))
      let offset = first.from
      for (const onset of onsets) {
        if (onset.at > instant) break
        offset = onset.offset
      }
      return offset
    },
  }
}

/** The whole history of a real zone has some dozens. */
const maxObservances = 200

/** Real zones have two that repeat and have not ended. */
const maxRules = 8

/** 2^35 ms, some 398 days: long enough to be rare, short enough to hold a few onsets. */
const offsetPeriodMs = 2 ** 35
const maxOffsetPeriods = 64
const furthest = 8.5e15

/**
 * Onsets come at least every two years, so going back that far is enough; before them there is the start, or
 * UNTIL has ended them.
 */
const lookBackMs = 800 * dayMs

/** Clocks do not change more often. A rule that says so is ignored. */
const maxOnsets = 100

/**
 * The onsets in a range of time in order, with the last one before it. If two are at one instant, the
 * observance that comes first in the object counts.
 */
function onsetsIn(observances: readonly Observance[], from: EpochMs): readonly Onset[] {
  const to = addMs(from, offsetPeriodMs)
  const onsets = observances.flatMap(({ dates, to: offset }) =>
    dates
      .slice(Math.max(0, placeAfter(from, dates) - 1), placeAfter(to, dates))
      .map((at) => ({ at, offset })),
  )
  const ruled = observances
    .filter(
      (each) =>
        each.rule !== null && each.start - each.from < to && each.until - each.from >= from - lookBackMs,
    )
    .slice(0, maxRules)
  for (const { rule, start, until, from: before, to: offset } of ruled) {
    const begin = localMs(from - lookBackMs + before)
    const end = earlier(localMs(to + before), addMs(until, 1))
    const onsetTimes = rule === null ? [] : localTimesOf(rule, start, begin, end)
    for (const local of onsetTimes) onsets.push({ at: epochMs(local - before), offset })
  }
  const ordered = onsets.toSorted((a, b) => a.at - b.at)
  const last = Math.max(
    0,
    ordered.findLastIndex(({ at }) => at <= from),
  )
  return ordered.slice(last).filter(({ at }, index, all) => at !== all[index - 1]?.at)
}

/** The onsets of a rule; none if it takes more steps than any rule of a country. */
function localTimesOf(rule: Rule, start: LocalMs, from: LocalMs, to: LocalMs): readonly LocalMs[] {
  const { localTimes, isCapped } = ruleTimes(rule, start, from, to, maxOnsets, new StepBudget(maxSteps))
  return isCapped ? [] : localTimes
}

/** Three years of a rule that examines every day of its month, twice. */
const maxSteps = 500

/** The index of the first instant in an ordered list that is after another. */
function placeAfter(instant: EpochMs, ordered: readonly EpochMs[]): number {
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ordered[middle] ?? 0) <= instant) low = middle + 1
    else high = middle
  }
  return low
}

function readObservance(component: JCalComponent): Observance | null {
  if (component[0] !== 'standard' && component[0] !== 'daylight') return null
  const start = localMsOf(textOf(component, 'dtstart'))
  const from = readOffset(textOf(component, 'tzoffsetfrom'))
  const to = readOffset(textOf(component, 'tzoffsetto'))
  if (Number.isNaN(start) || Number.isNaN(to)) return null
  const ruleValue = propertyOf(component, 'rrule')?.[3]
  const rule = ruleValue === undefined ? null : readRule(ruleValue)
  const fromOffset = Number.isNaN(from) ? to : from
  const until = lastOnset(rule?.until ?? null, fromOffset)
  const added = propertiesOf(component, 'rdate')
    .flatMap((property) => property.slice(3))
    .map((value) => (typeof value === 'string' ? localMsOf(value.replace(/Z$/, '')) : localMs(NaN)))
    .filter((local) => !Number.isNaN(local))
  const last =
    rule === null || until === Infinity
      ? []
      : localTimesOf(rule, start, addMs(until, -lookBackMs), addMs(until, 1))
  const dates = [start, ...added, ...last.slice(-1)].map((local) => epochMs(local - fromOffset))
  return { from: fromOffset, to, start, rule, until, dates: inOrder(dates) }
}

/** UNTIL as a local time; it is written in UTC (RFC 5545 3.6.5). */
function lastOnset(until: Until | null, offset: number): LocalMs {
  if (until === null) return localMs(Infinity)
  return until.kind === 'utc' ? localMs(until.instant + offset) : until.local
}

/** `+01:00` of jCal, or `+0100` of careless programs; seconds are allowed. */
function readOffset(text: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})(?::?(\d{2}))?$/.exec(text)
  if (match === null) return NaN
  const ms = ((Number(match[2]) * 60 + Number(match[3])) * 60 + Number(match[4] ?? 0)) * 1000
  return match[1] === '-' ? -ms : ms
}
