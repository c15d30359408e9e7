import {
  dayMs,
  hourMs,
  minuteMs,
  addMs,
  dayOfLocal,
  localMs,
  timeOfDay,
  type LocalMs,
} from '../time/units.ts'
import { isInMonth, isMonthDay, isOnWeekday, isYearDay } from './dayLimits.ts'
import { atPositions, inOrder, stepsPerDay, type Periods } from './Periods.ts'
import type { Rule } from './Rule.ts'
import type { StepBudget } from './StepBudget.ts'

/**
 * The periods of a rule by hour, minute or second, in local time. Days, hours and minutes that a part
 * excludes are skipped.
 */
export function clockPeriods(rule: Rule, start: LocalMs, budget: StepBudget): Periods {
  const unit =
    units[rule.frequency === 'HOURLY' || rule.frequency === 'MINUTELY' ? rule.frequency : 'SECONDLY']
  const step = unit * rule.interval
  const base = localMs(Math.floor(start / unit) * unit)
  const rest = start - base
  const perDay = stepsPerDay(rule)
  const perPeriod = expansionsOf(rule, unit)
  const indexAt = (local: LocalMs) => Math.ceil((local - base) / step)
  return {
    indexOf: (local) => Math.floor((local - base) / step),
    localTimesOf: (index, from) => {
      const local = addMs(base, index * step)
      if (!budget.take(perDay) || !isLetThrough(rule, local, unit) || !budget.take(perPeriod)) return []
      return atPositions(expanded(rule, local, rest, unit), rule.bySetPos).filter((each) => each >= from)
    },
    firstFrom: (index) => {
      const local = addMs(base, index * step)
      if (!isDay(rule, local)) return indexAt(nextMultiple(local, dayMs))
      if (!isHour(rule, local)) return indexAt(nextMultiple(local, hourMs))
      if (unit < hourMs && !isMinute(rule, local)) return indexAt(nextMultiple(local, minuteMs))
      return index
    },
    even: null,
    size: isPlain(rule) ? 1 : null,
    cycle: Infinity,
  }
}

const units = { HOURLY: hourMs, MINUTELY: minuteMs, SECONDLY: 1000 }

function isDay(rule: Rule, local: LocalMs): boolean {
  const day = dayOfLocal(local)
  return isInMonth(rule, day) && isYearDay(rule, day) && isMonthDay(rule, day) && isOnWeekday(rule, day)
}

function isHour(rule: Rule, local: LocalMs): boolean {
  return rule.byHour.length === 0 || rule.byHour.includes(Math.floor(timeOfDay(local) / hourMs))
}

function isMinute(rule: Rule, local: LocalMs): boolean {
  return rule.byMinute.length === 0 || rule.byMinute.includes(Math.floor(timeOfDay(local) / minuteMs) % 60)
}

function isSecond(rule: Rule, local: LocalMs): boolean {
  return rule.bySecond.length === 0 || rule.bySecond.includes(Math.floor(timeOfDay(local) / 1000) % 60)
}

/** The next start of an hour, or of any other unit. */
const nextMultiple = (local: LocalMs, unit: number) => localMs((Math.floor(local / unit) + 1) * unit)

function isLetThrough(rule: Rule, local: LocalMs, unit: number): boolean {
  return (
    isDay(rule, local) &&
    isHour(rule, local) &&
    (unit === hourMs || isMinute(rule, local)) &&
    (unit !== 1000 || isSecond(rule, local))
  )
}

/** How many times `expanded` makes in a period. */
function expansionsOf({ byMinute, bySecond }: Rule, unit: number): number {
  if (unit === 1000) return 1
  return (unit === hourMs ? Math.max(1, byMinute.length) : 1) * Math.max(1, bySecond.length)
}

/** An hour expands by BYMINUTE and BYSECOND, a minute by BYSECOND; the others are those of DTSTART. */
function expanded(rule: Rule, local: LocalMs, rest: number, unit: number): readonly LocalMs[] {
  if (unit === 1000) return [local]
  const ownMinute = Math.floor(rest / minuteMs)
  const openMinutes = rule.byMinute.length > 0 ? rule.byMinute : [ownMinute]
  const minutes = unit === hourMs ? openMinutes : [0]
  const ownSecond = rest - ownMinute * minuteMs
  const seconds = rule.bySecond.length > 0 ? rule.bySecond.map((second) => second * 1000) : [ownSecond]
  return inOrder(
    minutes.flatMap((minute) => seconds.map((second) => addMs(local, minute * minuteMs + second))),
  )
}

function isPlain(rule: Rule): boolean {
  const lists = [
    rule.byMonth,
    rule.byYearDay,
    rule.byMonthDay,
    rule.byDay,
    rule.byHour,
    rule.byMinute,
    rule.bySecond,
    rule.bySetPos,
  ]
  return lists.every((list) => list.length === 0)
}
