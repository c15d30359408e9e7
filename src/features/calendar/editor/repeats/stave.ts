import type { RepeatRule, Rhythm } from '#domain/event/CalendarEvent.ts'
import { readRule } from '#domain/recurrence/readRule.ts'
import { monthDaysWith, rhythmParts, ruleParts } from '#domain/event/repeats/recurOf.ts'
import { repeatRuleOf } from '#domain/event/repeats/repeatRuleOf.ts'
import { addDays, weekdayOfDate } from '#domain/time/dates.ts'
import { civil, dayNumber, daysInMonth } from '#domain/time/dayNumber.ts'
import type { IsoDate, Weekday } from '#domain/time/units.ts'
import type { EventForm } from '../form/eventForm.ts'
import { ruleFields, ruleOfFields } from '../form/ruleFields.ts'

/**
 * The parts of the rule in a form, also of a choice with a name. The interval may be half typed.
 *
 * @returns null where it does not repeat, or by a rule that has no such parts
 */
export function staveOf(form: EventForm, start: IsoDate): RepeatRule | null {
  if (form.repeats === 'never' || form.repeats === 'custom') return null
  if (form.repeats === 'rule') return ruleOfFields(form) ?? ruleOfFields({ ...form, interval: '1' })
  return staveBy(form.repeats, start)
}

function staveBy(every: Rhythm, start: IsoDate): RepeatRule | null {
  const rule = readRule(rhythmParts(every, dayNumber(start)))
  return rule && repeatRuleOf(rule, dayNumber(start))
}

/** What changes in a form where a choice with a name is made. Mondays to Fridays begin with the next such day. */
export function withRhythm(every: Rhythm, start: IsoDate): Partial<EventForm> {
  const date = every === 'weekday' ? firstFrom(start, isWorkingDay) : start
  const rule = staveBy(every, date)
  const changed = rule === null ? { repeats: every } : withStave(rule, date)
  return date === start ? changed : { ...changed, startDate: date }
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
  const date = firstFrom(start, (each) => chosen.has(weekdayOfDate(each)))
  const changed = withStave({ ...rule, weekdays: everyWeekday.filter((each) => chosen.has(each)) }, date)
  return date === start ? changed : { ...changed, startDate: date }
}

/**
 * What changes where other days of a month are chosen. What not every start can be, the last day or the last
 * one of Monday to Friday, begins with the next such day.
 */
export function withDays(rule: RepeatRule, on: RepeatRule['on'], start: IsoDate): Partial<EventForm> {
  const own = dayNumber(start)
  const { day } = civil(own)
  if (on === 'days') return withStave({ ...rule, on, monthDays: day === 1 ? [1, 15] : [1, day] }, start)
  const isLast = on === 'lastDay' ? isLastDay : on === 'lastWorkingDay' ? isLastWorkingDay : null
  const date = isLast === null ? start : firstFrom(start, isLast)
  const changed = withStave({ ...rule, on }, date)
  return date === start ? changed : { ...changed, startDate: date }
}

/** What changes where a day of the month is pressed (-1: the last), as `withWeekday` does it for one of a week. */
export function withMonthDay(rule: RepeatRule, day: number, start: IsoDate): Partial<EventForm> {
  const chosen = new Set(monthDaysWith(rule.monthDays ?? [], dayNumber(start)))
  if (!chosen.delete(day)) chosen.add(day)
  // The last one stays.
  if (chosen.size === 0) return {}
  const isChosen = (date: IsoDate) =>
    chosen.has(civil(dayNumber(date)).day) || (chosen.has(-1) && isLastDay(date))
  const date = firstFrom(start, isChosen)
  const changed = withStave({ ...rule, on: 'days', monthDays: [...chosen] }, date)
  return date === start ? changed : { ...changed, startDate: date }
}

function firstFrom(start: IsoDate, isIt: (date: IsoDate) => boolean): IsoDate {
  let date = start
  while (!isIt(date)) date = addDays(date, 1)
  return date
}

function isLastDay(date: IsoDate): boolean {
  const { year, month, day } = civil(dayNumber(date))
  return day === daysInMonth(year, month)
}

/** Nothing but a weekend comes after it. */
const isWorkingDay = (date: IsoDate) => weekdayOfDate(date) % 6 !== 0

function isLastWorkingDay(date: IsoDate): boolean {
  const { year, month, day } = civil(dayNumber(date))
  const left = daysInMonth(year, month) - day
  const isWorking = (each: number) => isWorkingDay(addDays(date, each))
  return isWorking(0) && left < 3 && ![1, 2].some((each) => each <= left && isWorking(each))
}

const rhythms: readonly Rhythm[] = ['day', 'weekday', 'week', 'monthDay', 'monthWeekday', 'year']

function isRhythm(rhythm: Rhythm, rule: RepeatRule, start: IsoDate): boolean {
  const known = staveBy(rhythm, start)
  return (
    known !== null &&
    JSON.stringify(ruleParts(known, dayNumber(start))) === JSON.stringify(ruleParts(rule, dayNumber(start)))
  )
}

const everyWeekday: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
