import type { Rule } from '../recurrence/Rule.ts'
import { weekdayNames } from '../recurrence/weekdayNames.ts'
import { weekdayOf } from '../time/dayNumber.ts'
import {
  dayMs,
  hourMs,
  minuteMs,
  addMs,
  dayOfLocal,
  midnightOf,
  plusDays,
  timeOfDay,
  type LocalMs,
} from '../time/units.ts'
import { dayOfMonthIn } from '../recurrence/dayInMonth.ts'
import { dayOfMonthMovement, type RuleMovement } from './dayOfMonthMovement.ts'

/**
 * The old and new time of an occurrence; `toDate` if times become dates, `fromDate` if dates become times.
 */
export type Move = {
  readonly from: LocalMs
  readonly to: LocalMs
  readonly toDate: boolean
  readonly fromDate: boolean
}

/**
 * How a rule moves with one of its occurrences: weekdays move on, the fifteenth becomes the sixteenth and the
 * third Monday the third Tuesday. A rule that selects its days in another way keeps them, and one with
 * several hours keeps those.
 *
 * @param start DTSTART as a local time
 */
export function ruleMovement(rule: Rule, start: LocalMs, wanted: Move): RuleMovement {
  const { from, fromDate, toDate } = wanted
  const named = dayOfMonthIn(rule, dayOfLocal(start))
  const keepsDays = named === null && !moveByWeekdays(rule)
  const keepsTime = !toDate && !fromDate && clockParts(rule).some((list) => list.length > 1)
  const to = addMs(
    midnightOf(dayOfLocal(keepsDays ? from : wanted.to)),
    timeOfDay(keepsTime ? from : wanted.to),
  )
  const days = dayOfLocal(to) - dayOfLocal(from)
  const byDays = (local: LocalMs) => addMs(midnightOf(plusDays(dayOfLocal(local), days)), timeOfDay(to))
  const shifted = fromDate || toDate ? byDays : (local: LocalMs) => addMs(local, to - from)
  const isByClock = clockParts(rule).some(({ length }) => length > 1) || isSubDaily(rule)
  const untilShifted = (local: LocalMs) =>
    isByClock && !toDate
      ? shifted(local)
      : byDays(timeOfDay(local) < timeOfDay(start) ? addMs(local, -dayMs) : local)
  const clock = clockChange(rule, { from, to, toDate })
  if (named === null || days === 0) {
    return {
      moved: shifted,
      movedStart: shifted,
      movedUntil: untilShifted,
      parts: { ...clock, ...weekdayChange(rule, start, days) },
    }
  }

  const movement = dayOfMonthMovement(rule, named, { start, from, to, shifted })
  return { ...movement, parts: { ...clock, ...movement.parts } }
}

const isSubDaily = ({ frequency }: Rule) =>
  frequency === 'HOURLY' || frequency === 'MINUTELY' || frequency === 'SECONDLY'

const clockParts = ({ byHour, byMinute, bySecond }: Rule) => [byHour, byMinute, bySecond]

/** Whether the days of a rule move by themselves, or as weekdays. */
function moveByWeekdays({ frequency, byMonth, byMonthDay, byYearDay, byDay, bySetPos }: Rule): boolean {
  if (frequency === 'MONTHLY' || frequency === 'YEARLY') return false
  const others = [byMonth, byMonthDay, byYearDay, bySetPos]
  return others.every(({ length }) => length === 0) && byDay.every(({ nth }) => nth === 0)
}

function weekdayChange(rule: Rule, start: LocalMs, days: number) {
  const { frequency, interval, byDay, weekStartsOn } = rule
  const by = ((days % 7) + 7) % 7
  if (by === 0 || byDay.length === 0) return {}
  const nameOf = (weekday: number) => weekdayNames[(weekday + by) % 7] ?? ''
  const names = byDay.map(({ weekday }) => nameOf(weekday))
  const [only = ''] = names
  // Every second week from Saturday to Sunday is still one week after both have moved by a day.
  const isAlone = names.length === 1 && byDay[0]?.weekday === weekdayOf(dayOfLocal(start))
  const isOneWeek = frequency === 'WEEKLY' && interval > 1 && !isAlone
  return { byday: names.length === 1 ? only : names, ...(isOneWeek && { wkst: nameOf(weekStartsOn) }) }
}

/** A rule with one time of day gets the new one; dates have none. */
function clockChange(rule: Rule, { from, to, toDate }: Omit<Move, 'fromDate'>) {
  const names = ['byhour', 'byminute', 'bysecond'] as const
  const values = [
    Math.floor(timeOfDay(to) / hourMs),
    Math.floor(timeOfDay(to) / minuteMs) % 60,
    Math.floor(timeOfDay(to) / 1000) % 60,
  ]
  const isMoved = timeOfDay(from) !== timeOfDay(to)
  return Object.fromEntries(
    names.flatMap((name, index): [string, number | null][] => {
      const isNamed = (clockParts(rule)[index]?.length ?? 0) > 0
      if (!isNamed || !(isMoved || toDate)) return []
      return [[name, toDate ? null : (values[index] ?? 0)]]
    }),
  )
}
