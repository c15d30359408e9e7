import type { JCalComponent } from '#contract/jcal.ts'
import { readRule } from '../../recurrence/readRule.ts'
import type { Rule } from '../../recurrence/Rule.ts'
import { civil, isoDate } from '../../time/dayNumber.ts'
import { localAt } from '../../time/instantOf.ts'
import { dayOfLocal, type DayNumber } from '../../time/units.ts'
import { zoneNamed } from '../../time/Zone.ts'
import type { Repeats, RepeatsEnd, Rhythm } from '../CalendarEvent.ts'
import { propertiesOf, hasRecurrence } from '../../jcal/properties.ts'
import { rhythmParts } from './recurOf.ts'
import { repeatRuleOf } from './repeatRuleOf.ts'
import type { Timing } from '../../jcal/Timing.ts'
import { ruleIn } from '../../jcal/VEventSeries.ts'

/** How a master repeats, as a person would choose it; null if it does not. */
export function readRepeats(master: JCalComponent, timing: Timing): Repeats | null {
  if (!hasRecurrence(master)) return null
  const rules = propertiesOf(master, 'rrule')
    .flatMap((property) => property.slice(3))
    .map((value) => ruleIn(value, timing))
  const [rule] = rules
  if (!rule || rules.length > 1) return { every: 'custom', end: { kind: 'never' } }
  const start = timing.kind === 'allDay' ? timing.first : dayOfLocal(timing.local)
  const end = endOf(rule, timing)
  const rhythm = rhythms.find((each) => isRhythm(rule, each, start))
  if (rhythm !== undefined) return { every: rhythm, end }
  const chosen = repeatRuleOf(rule, start)
  return { every: 'custom', end, ...(chosen && { rule: chosen }) }
}

const rhythms: readonly Rhythm[] = ['day', 'weekday', 'week', 'monthDay', 'monthWeekday', 'year']

/** Whether a rule is the one of a choice, also if it leaves parts to DTSTART. */
function isRhythm(rule: Rule, rhythm: Rhythm, start: DayNumber): boolean {
  const wanted = readRule(rhythmParts(rhythm, start))
  if (wanted === null || wanted.frequency !== rule.frequency || rule.interval !== 1) return false
  if (rule.scale !== null) return false
  const others = [rule.byWeekNo, rule.byYearDay, rule.byHour, rule.byMinute, rule.bySecond, rule.bySetPos]
  if (others.some(({ length }) => length > 0)) return false
  const { month, day } = civil(start)
  const isOpen = rule.byDay.length + rule.byMonthDay.length + rule.byMonth.length === 0
  if (rhythm === 'monthDay' && isOpen) return true
  if (rhythm === 'week' && isOpen) return true
  if (rhythm === 'year') {
    const isOwn =
      rule.byMonth.every((each) => each === month) && rule.byMonthDay.every((each) => each === day)
    return isOwn && rule.byDay.length === 0
  }
  const days = (of: Rule) =>
    of.byDay
      .map(({ weekday, nth }) => `${nth} ${weekday}`)
      .toSorted()
      .join()
  return (
    days(rule) === days(wanted) &&
    rule.byMonthDay.join() === wanted.byMonthDay.join() &&
    rule.byMonth.length === 0
  )
}

function endOf({ count, until }: Rule, timing: Timing): RepeatsEnd {
  if (count !== null) return { kind: 'after', times: count }
  if (until === null) return { kind: 'never' }
  const zone = timing.kind === 'allDay' ? zoneNamed('UTC') : timing.zone
  const local = until.kind === 'utc' ? localAt(until.instant, zone) : until.local
  return { kind: 'on', date: isoDate(dayOfLocal(local)) }
}
