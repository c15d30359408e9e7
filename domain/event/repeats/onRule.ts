import type { JCalValue } from '#contract/jcal.ts'
import { readRule } from '../../recurrence/readRule.ts'
import { ruleTimes } from '../../recurrence/ruleTimes.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import { addMs, dayMs, dayOfLocal, midnightOf } from '../../time/units.ts'
import type { DraftWhen, RepeatsEnd } from '../CalendarEvent.ts'
import { dayOfWhen, onDay } from './onDay.ts'

/**
 * A time on the first day from its own on that a rule has: an event on a Saturday that is to be on Mondays to Fridays
 * begins on Monday. What a DTSTART means that is none of its rule, RFC 5545 (3.8.5.3) leaves open.
 *
 * @param value `recur`, whose COUNT and UNTIL are not read
 * @param end of the rule
 * @returns the time itself if the rule has it, or has no day until its end
 */
export function onRule(when: DraftWhen, value: JCalValue, end: RepeatsEnd): DraftWhen {
  const rule = readRule(value)
  // Without either, the day of DTSTART is what a rule repeats.
  if (rule === null || (rule.byDay.length === 0 && rule.byMonthDay.length === 0)) return when
  const own = midnightOf(dayOfWhen(when))
  const every = { ...rule, interval: 1, count: null, until: null }
  const { localTimes } = ruleTimes(every, addMs(own, -dayMs), own, addMs(own, eightYears), 1)
  const [first] = localTimes
  if (first === undefined || (end.kind === 'on' && dayOfLocal(first) > dayNumber(end.date))) return when
  return onDay(when, dayOfLocal(first))
}

/** The longest without a 29 February. */
const eightYears = 2922 * dayMs
