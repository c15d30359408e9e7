import { dayInMonth, dayOfMonthLike, type DayOfMonth } from '../recurrence/dayInMonth.ts'
import type { Rule } from '../recurrence/Rule.ts'
import { weekdayNames } from '../recurrence/weekdayNames.ts'
import { civil } from '../time/dayNumber.ts'
import { dayMs, addMs, dayOfLocal, midnightOf, plusDays, timeOfDay, type LocalMs } from '../time/units.ts'
import type { withParts } from '../jcal/recurParts.ts'

/** How a rule follows when one of its occurrences moves. */
export type RuleMovement = {
  /** The new time of an occurrence of the rule. */
  readonly moved: (local: LocalMs) => LocalMs
  /** The new DTSTART: as `moved`, but never on a day that the moved rule skips. */
  readonly movedStart: (local: LocalMs) => LocalMs
  /** The new UNTIL for an UNTIL at this local time. */
  readonly movedUntil: (local: LocalMs) => LocalMs
  /** The parts of the rule that change, except UNTIL. */
  readonly parts: Parameters<typeof withParts>[1]
}

type DayMove = {
  /** DTSTART. */
  readonly start: LocalMs
  readonly from: LocalMs
  readonly to: LocalMs
  /** Any local time moved by the distance from `from` to `to`. */
  readonly shifted: (local: LocalMs) => LocalMs
}

/**
 * The movement of a monthly or yearly rule with one day of the month: the fifteenth becomes the sixteenth,
 * the third Monday the third Tuesday, in every month.
 *
 * @param named the day of the rule
 */
export function dayOfMonthMovement(
  rule: Rule,
  named: DayOfMonth,
  { start, from, to, shifted }: DayMove,
): RuleMovement {
  const isOfRule = (local: LocalMs) => dayIn(named, monthIndex(local)) === dayOfLocal(local)
  // If a further date, or one of another rule, moves by a day, this rule moves by a day, wherever in the
  // month that is.
  const ofRule = [from, start].find(isOfRule)
  const own =
    ofRule === undefined ? (dayIn(named, monthIndex(from)) ?? dayOfLocal(start)) : dayOfLocal(ofRule)
  const target = plusDays(own, dayOfLocal(to) - dayOfLocal(from))
  const next = dayOfMonthLike(named, target)
  const months = monthIndex(midnightOf(target)) - monthIndex(midnightOf(own))
  const inMonth = (index: number, local: LocalMs) => {
    const day = dayIn(next, index)
    return day === null ? shifted(local) : addMs(midnightOf(day), timeOfDay(shifted(local)))
  }
  return {
    // A further date beside the rule keeps its distance to it, and does not become a date of the rule.
    moved: (local) => (isOfRule(local) ? inMonth(monthIndex(local) + months, local) : shifted(local)),
    movedStart: (local) => {
      if (!isOfRule(local)) return shifted(local)
      const step = rule.interval * (rule.frequency === 'YEARLY' ? 12 : 1)
      const first = monthIndex(local) + months
      // April has no 31st: a series that moves there begins in May.
      const skipped = maxSkipped.find((count) => dayIn(next, first + count * step) !== null) ?? 0
      return inMonth(first + skipped * step, local)
    },
    movedUntil: (local) => {
      const index = monthIndex(local)
      const last = dayIn(named, index)
      const isLetThrough = last !== null && last * dayMs + timeOfDay(start) <= local
      const day = dayOfLocal(inMonth(index + months - (isLetThrough ? 0 : 1), local))
      return addMs(midnightOf(day), timeOfDay(to))
    },
    parts: {
      ...(rule.byMonth.length > 0 && { bymonth: civil(target).month }),
      ...('monthDay' in next
        ? rule.byMonthDay.length > 0 && { bymonthday: next.monthDay }
        : { byday: `${next.nth}${weekdayNames[next.weekday]}` }),
    },
  }
}

/** A 29 February that is skipped at the turn of a century comes again after eight years. */
const maxSkipped = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** Months since the beginning of year 0. */
function monthIndex(local: LocalMs): number {
  const { year, month } = civil(dayOfLocal(local))
  return year * 12 + month - 1
}

const dayIn = (which: DayOfMonth, index: number) =>
  dayInMonth(which, Math.floor(index / 12), (index % 12) + 1)
