import { addDays, daysBetween } from '../time/dates.ts'
import type { IsoDate } from '../time/units.ts'
import type { Clocks, ClockTime } from './clock/ClockTime.ts'
import { endsTime, readClock } from './clock/readClock.ts'
import { readTo, skipComma } from './dateWords.ts'
import type { Day, DayContext } from './DayContext.ts'
import type { FoundParts } from './FoundParts.ts'
import { readDay } from './readDay.ts'
import { readUntil } from './rhythm/readUntil.ts'
import type { Read, Sentence } from './Sentence.ts'
import { firstOf } from './pattern/firstOf.ts'
import { readZone } from './zone/readZone.ts'

/**
 * `Fri 18:00 - Sun 12:00`, `8pm Sat to 8am Sun`: the day and time after a day and time, if it is later.
 *
 * @param isAfterDate the day is what was read last: `8pm Sat until 2am` ends by its time alone
 */
export function readEndDay(
  context: DayContext,
  at: number,
  found: FoundParts,
  isAfterDate: boolean,
): Read<Partial<FoundParts>> | null {
  const { sentence } = context
  const { clocks, endsAfter, days } = found
  const first = firstDayIn(found, context.today)
  const to = first && readTo(sentence, at, false)
  if (first === null || to === null || !clocks || clocks.end || endsAfter !== undefined) return null
  const { start } = clocks
  const begun = days?.begun && readEndAfter(context, to, { first: days.begun, start })
  if (begun && begun.value.last >= context.today) {
    const { endsAfter: nights, clocks: times } = begun.value
    return {
      value: { days: { first: days.begun, last: days.begun }, endsAfter: nights, clocks: times },
      next: begun.next,
    }
  }
  const ended = readEndAfter(context, to, { first, start })
  if (ended)
    return { value: { endsAfter: ended.value.endsAfter, clocks: ended.value.clocks }, next: ended.next }
  const end = isAfterDate ? readTimeAfter(sentence, to) : null
  // `3pm Friday to 20 people`.
  return end && (endsTime(sentence, end.next) || readZone(sentence, end.next))
    ? { value: { clocks: { start, end: end.value } }, next: end.next }
    : null
}

type Begin = { readonly first: IsoDate; readonly start: ClockTime }
type End = { readonly last: IsoDate; readonly endsAfter: number; readonly clocks: Clocks }

/** A later day and its time. */
function readEndAfter(context: DayContext, to: number, { first, start }: Begin): Read<End> | null {
  const later = { ...context, today: first }
  for (const from of [to, context.sentence.find(to, 'on')?.next]) {
    if (from === undefined) continue
    const end = readDayThenTime(later, from) ?? readTimeThenDay(later, from)
    const endsAfter = end && daysUntil(first, end.value.day, start, end.value.time)
    if (end && endsAfter !== null) {
      const last = addDays(first, endsAfter)
      return { value: { last, endsAfter, clocks: { start, end: end.value.time } }, next: end.next }
    }
  }
  return null
}

type DayAndTime = { readonly day: Day; readonly time: ClockTime }

/** `Sun 12:00`. */
function readDayThenTime(context: DayContext, at: number): Read<DayAndTime> | null {
  const day = readDay(context, at)
  const time = day && readTimeAfter(context.sentence, day.next)
  return time && { value: { day: day.value, time: time.value }, next: time.next }
}

/** `12:00 on Sunday`, `las 8h del domingo`. */
function readTimeThenDay(context: DayContext, at: number): Read<DayAndTime> | null {
  const { sentence } = context
  const time = readTimeAfter(sentence, at)
  const on = time && (sentence.find(time.next, 'on') ?? sentence.find(time.next, 'of'))
  const day = time && readDay(context, on?.next ?? time.next)
  return day && { value: { day: day.value, time: time.value }, next: day.next }
}

/** `bis Freitag 17 Uhr`: with a time it is the day of the event. */
export function readDeadline(
  context: DayContext,
  at: number,
  found: FoundParts,
): Read<Partial<FoundParts>> | null {
  const { sentence } = context
  if (found.days || found.rhythm || found.clocks || found.until) return null
  const until = readUntil(context, at)
  const time = until && readTimeAfter(sentence, until.next)
  if (until === null || time === null || sentence.has(time.next, 'months')) return null
  const { date } = until.value
  return { value: { days: { first: date, last: date } }, next: until.next }
}

/** The one day that was named, also by `every Friday`. */
function firstDayIn({ days, rhythm }: FoundParts, today: IsoDate): IsoDate | null {
  if (days) return days.first === days.last ? days.first : null
  return rhythm && rhythm.days.length > 0 ? firstOf(rhythm, today) : null
}

/** `Mon 17:00 - Mon 9:00` ends a week later; null for an end that is not after the start. */
function daysUntil(first: IsoDate, { date, isOpen }: Day, start: ClockTime, end: ClockTime): number | null {
  const days = daysBetween(first, date)
  const isLater = days > 0 || (days === 0 && end.minutes + (end.isLoose ? 12 * 60 : 0) > start.minutes)
  return isLater ? days : days === 0 && isOpen === true ? 7 : null
}

function readTimeAfter(sentence: Sentence, at: number): Read<ClockTime> | null {
  const from = skipComma(sentence, at)
  return readClock(sentence, sentence.find(from, 'at')?.next ?? from, 'at')
}
