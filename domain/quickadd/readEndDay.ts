import { daysBetween } from '../time/dates.ts'
import type { IsoDate } from '../time/units.ts'
import type { ClockTime } from './clock/ClockTime.ts'
import { readClock } from './clock/readClock.ts'
import { readTo, skipComma } from './dateWords.ts'
import type { Day, DayContext } from './DayContext.ts'
import type { FoundParts } from './FoundParts.ts'
import { readDay } from './readDay.ts'
import { readUntil } from './rhythm/readUntil.ts'
import type { Read, Sentence } from './Sentence.ts'
import { firstOf } from './when/firstOf.ts'

/** `Fri 18:00 - Sun 12:00`: the day and time after a day and time, if it is later. */
export function readEndDay(
  context: DayContext,
  at: number,
  found: FoundParts,
): Read<Partial<FoundParts>> | null {
  const { sentence } = context
  const { clocks, endsAfter } = found
  const first = firstDayIn(found, context.today)
  const to = first && readTo(sentence, at)
  if (first === null || to === null || !clocks || clocks.end || endsAfter !== undefined) return null
  for (const from of [to, sentence.find(to, 'on')?.next]) {
    if (from === undefined) continue
    const day = readDay({ ...context, today: first }, from)
    const time = day && readTimeAfter(sentence, day.next)
    const days = day && time && daysUntil(first, day.value, clocks.start, time.value)
    if (days !== null && time)
      return { value: { endsAfter: days, clocks: { start: clocks.start, end: time.value } }, next: time.next }
  }
  return null
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
