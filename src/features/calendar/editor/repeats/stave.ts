import type { DraftWhen, RepeatRule, Rhythm } from '#domain/event/CalendarEvent.ts'
import { readRule } from '#domain/recurrence/readRule.ts'
import { occurrencesIn } from '#domain/recurrence/occurrencesIn.ts'
import type { Rule } from '#domain/recurrence/Rule.ts'
import { recurOf, rhythmParts, ruleParts } from '#domain/event/repeats/recurOf.ts'
import { repeatRuleOf } from '#domain/event/repeats/repeatRuleOf.ts'
import { addDays, weekdayOfDate } from '#domain/time/dates.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import { dateOf, instantOfLocal } from '#domain/time/instantOf.ts'
import { localMsOf } from '#domain/time/localDateTime.ts'
import { addMs, dayMs, type IsoDate, type Weekday } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { EventForm } from '../form/eventForm.ts'
import { readForm } from '../form/readForm.ts'
import { ruleFields, ruleOfFields } from '../form/ruleFields.ts'

/**
 * The parts of the rule in a form, also of a choice with a name. The interval may be half typed.
 *
 * @returns null where it does not repeat, or by a rule that has no such parts
 */
export function staveOf(form: EventForm, start: IsoDate): RepeatRule | null {
  if (form.repeats === 'never' || form.repeats === 'custom') return null
  if (form.repeats === 'rule') return ruleOfFields(form) ?? ruleOfFields({ ...form, interval: '1' })
  const rule = readRule(rhythmParts(form.repeats, dayNumber(start)))
  return rule && repeatRuleOf(rule, dayNumber(start))
}

/** What changes in a form where another rule is chosen: the name of a choice if there is one for it. */
export function withStave(rule: RepeatRule, start: IsoDate): Partial<EventForm> {
  const named = rhythms.find((each) => isRhythm(each, rule, start))
  return { repeats: named ?? 'rule', ...ruleFields(rule) }
}

/**
 * What changes where a day of the week is pressed. Without the day that the event starts on it starts on the
 * next one that is left.
 */
export function withWeekday(rule: RepeatRule, weekday: Weekday, start: IsoDate): Partial<EventForm> {
  const own = weekdayOfDate(start)
  const chosen = new Set([...rule.weekdays, own])
  if (!chosen.delete(weekday)) chosen.add(weekday)
  // The last one stays.
  if (chosen.size === 0) return {}
  let date = start
  while (!chosen.has(weekdayOfDate(date))) date = addDays(date, 1)
  const changed = withStave({ ...rule, weekdays: everyWeekday.filter((each) => chosen.has(each)) }, date)
  return date === start ? changed : { ...changed, startDate: date }
}

const rhythms: readonly Rhythm[] = ['day', 'weekday', 'week', 'monthDay', 'monthWeekday', 'year']

function isRhythm(rhythm: Rhythm, rule: RepeatRule, start: IsoDate): boolean {
  const parts = readRule(rhythmParts(rhythm, dayNumber(start)))
  const known = parts && repeatRuleOf(parts, dayNumber(start))
  return (
    known !== null &&
    JSON.stringify(ruleParts(known, dayNumber(start))) === JSON.stringify(ruleParts(rule, dayNumber(start)))
  )
}

export type NextDates = { readonly rule: Rule; readonly dates: readonly IsoDate[]; readonly isMore: boolean }

/** The rule of a form with its first dates; null while something in it cannot be read. */
export function nextDates(form: EventForm, count: number): NextDates | null {
  const { draft } = readForm(form)
  if (draft === null || !draft.repeats || isStored(form)) return null
  const rule = readRule(recurOf(draft.repeats, draft.when))
  if (rule === null) return null
  const { start, zone } = startOf(draft.when)
  const first = instantOfLocal(start, zone)
  const window = { start: first, end: addMs(first, furthestMs) }
  const series = {
    start,
    zone,
    rules: [rule],
    excludedRules: [],
    added: [],
    excluded: new Set<never>(),
    excludedDays: new Set<never>(),
  }
  const { starts } = occurrencesIn(series, window, count + 1)
  const dates = starts.slice(0, count).map((each) => dateOf(each, zone))
  return { rule, dates, isMore: starts.length > count }
}

const isStored = ({ repeats }: EventForm) => repeats === 'custom'

const everyWeekday: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** A 29 February every 8 years. */
const furthestMs = 366 * 50 * dayMs

function startOf(when: DraftWhen) {
  if (when.kind === 'allDay') return { start: localMsOf(`${when.first}T00:00:00`), zone: zoneNamed('UTC') }
  return { start: localMsOf(when.start), zone: zoneNamed(when.zone ?? 'UTC') }
}
