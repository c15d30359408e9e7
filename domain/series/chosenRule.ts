import type { JCalValue } from '#contract/jcal.ts'
import type { DraftWhen, Repeats } from '../event/CalendarEvent.ts'
import { drafted } from '../event/draftWhen.ts'
import { isSameRule } from '../event/repeats/isSameRule.ts'
import { readRepeats } from '../event/repeats/readRepeats.ts'
import { dayOfWhen, onDay } from '../event/repeats/onDay.ts'
import { onRule } from '../event/repeats/onRule.ts'
import { recurOf } from '../event/repeats/recurOf.ts'
import { startNamed, type ParsedMaster, type ParsedObject } from '../jcal/ParsedObject.ts'
import { withParts } from '../jcal/recurParts.ts'
import { readRule } from '../recurrence/readRule.ts'
import type { Rule } from '../recurrence/Rule.ts'
import { ruleTimes } from '../recurrence/ruleTimes.ts'
import { civil } from '../time/dayNumber.ts'
import { localAt } from '../time/instantOf.ts'
import {
  addMs,
  dayMs,
  dayOfLocal,
  earlier,
  midnightOf,
  plusDays,
  timeOfDay,
  type DayNumber,
  type LocalMs,
} from '../time/units.ts'

/** Another rule for all of a series, chosen at one of its occurrences. */
export type ChosenRule = {
  /** The day of that occurrence: "weekly on Friday" is said there, whatever day the series begins on. */
  readonly day: DayNumber
  /** From when on the series may have the rule. */
  readonly from: DayNumber
  /** The new time of the series as that of the occurrence, for its clock and its length. */
  readonly when: DraftWhen | undefined
}

/**
 * What a person means who chooses another rule at an occurrence, perhaps with another time. Its first occurrence takes
 * the series with it to another day; a later one only says on which days it is from now on, so that what was deleted or
 * changed stays on those that it has as well.
 *
 * @returns null where the rule stays, or no occurrence was named
 */
export function chosenRule(
  parsed: ParsedObject,
  occurrence: string | null,
  { when, repeats }: { readonly when: DraftWhen | undefined; readonly repeats: Repeats },
): ChosenRule | null {
  const { master } = parsed
  const start = master && occurrence !== null ? startNamed(master, occurrence) : null
  const before = occurrence === null ? null : drafted(parsed, occurrence)
  if (master === null || start === null || before === null) return null
  const current = readRepeats(master.vevent, master.timing)
  if (current !== null && isSameRule(current, repeats)) return null
  const day = dayOfWhen(when ?? before.when)
  const own = dayOfLocal(localAt(start, master.valueType.zone))
  const first = dayOfLocal(master.start)
  if (own === first) return { day, from: day, when }
  const from = when === undefined ? first : earlier(first, plusDays(first, day - own))
  return { day, from: earlier(from, day), when: when && onDay(when, own) }
}

/**
 * The rule as a `recur` value, and its first date as a local time. A series that begins with one of its dates begins there
 * still; another one begins in step with the occurrence, or, where no day until then is one of the rule, with the next
 * that is.
 *
 * @returns null where the rule has no day
 */
export function begunRule(
  { start }: ParsedMaster,
  when: DraftWhen,
  { repeats, chosen }: { readonly repeats: Repeats; readonly chosen: ChosenRule },
): { readonly value: JCalValue; readonly begin: LocalMs } | null {
  const chosenWhen = onDay(when, chosen.day)
  const value = recurOf(repeats, chosenWhen)
  const at = (day: DayNumber) => addMs(midnightOf(day), timeOfDay(start))
  const rule = readRule(value)
  const begunBy = (day: DayNumber) => rule && firstDate(rule, start, { date: at(day), from: at(chosen.from) })
  const begin = begunBy(chosen.day) ?? begunBy(dayOfWhen(onRule(chosenWhen, value, repeats.end)))
  return begin === null ? null : { value, begin }
}

function firstDate(
  rule: Rule,
  start: LocalMs,
  { date, from }: { readonly date: LocalMs; readonly from: LocalMs },
): LocalMs | null {
  const day = dayOfLocal(date)
  const every = { ...explicit(rule, day), interval: 1, count: null, until: null }
  const { localTimes } = ruleTimes(every, addMs(from, -dayMs), from, addMs(date, 1), enough)
  if (localTimes[0] === start) return start
  // A whole number of intervals before it.
  const inStep = (local: LocalMs) =>
    (periodOf(rule, day) - periodOf(rule, dayOfLocal(local))) % rule.interval === 0
  return localTimes.find(inStep) ?? null
}

/** A rule that says what it would take from DTSTART. */
function explicit(rule: Rule, day: DayNumber): Rule {
  if (rule.frequency !== 'YEARLY' || rule.byMonth.length > 0) return rule
  const { month, day: ofMonth } = civil(day)
  return readRule(withParts({ freq: 'YEARLY' }, { bymonth: month, bymonthday: ofMonth })) ?? rule
}

/** The number of the day, week, month or year of a rule; weeks begin on Monday. */
function periodOf({ frequency }: Rule, day: DayNumber): number {
  const { year, month } = civil(day)
  if (frequency === 'YEARLY') return year
  if (frequency === 'MONTHLY') return year * 12 + month
  return frequency === 'WEEKLY' ? Math.floor((day + 3) / 7) : day
}

/** The days of ten years: a longer interval has none of them. */
const enough = 3660
