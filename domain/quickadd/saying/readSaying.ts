import type { DraftWhen, Repeats } from '../../event/CalendarEvent.ts'
import { foldText } from '../../search/foldText.ts'
import { addDays, daysBetween } from '../../time/dates.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import { localMsOf } from '../../time/localDateTime.ts'
import { parseTime } from '../../time/parseTime.ts'
import { addMs, minuteMs, toIsoDate, type IsoDate } from '../../time/units.ts'
import { repeatsBy } from '../quickAddEvent.ts'
import type { QuickAddPartKind, QuickAddReference } from '../QuickAddReading.ts'
import { readAmount, type Amount } from '../readAmount.ts'
import { nothing } from '../partReaders.ts'
import type { Clocks } from '../clock/ClockTime.ts'
import { readClocks } from '../clock/readClocks.ts'
import { readFound } from '../readQuickAdd.ts'
import { plusAmount } from '../readRelativeDay.ts'
import { prepareSentence } from '../Sentence.ts'
import { readTypedDate } from '../typed/readTypedDate.ts'
import { readTypedLength } from '../typed/readTypedTime.ts'
import { endingAfter, spanned, startingAt } from './movedTimes.ts'
import { firstOf } from '../pattern/firstOf.ts'
import { hasUseForUntil, isStayFor, ruleOf } from '../when/ruleOf.ts'
import { daysToEnd, timesOf } from '../when/whenOf.ts'
import { wordTable } from '../wordTable.ts'
import type { FoundParts } from '../FoundParts.ts'

/** What a few typed words change about an event. */
export type Saying =
  | { readonly kind: 'when'; readonly when: DraftWhen }
  | { readonly kind: 'calendar'; readonly calendarId: string }
  | { readonly kind: 'repeats'; readonly when: DraftWhen; readonly repeats: Repeats }

/**
 * What is said to an event, by its first character: `+30`, `+2d`, `-1h` move it; `16:00`, `14-16`, `45 min`, `24/3` give it
 * a time, a length or a day; `>work` moves it to a calendar; `.thu`, `.tomorrow 9:00`, `.every tue thu until june`
 * say anything else of time. Nothing is left out: words that are not understood make it null.
 *
 * @param when of the event, in the zone of `reference`
 * @returns null for what cannot be understood, or not of this event
 */
export function readSaying(text: string, when: DraftWhen, reference: QuickAddReference): Saying | null {
  const typed = text.trim()
  if (typed.startsWith('>')) return calendarIn(typed.slice(1), reference.calendars)
  if (/^[+-]/.test(typed)) return whenSaying(shifted(typed, when, reference))
  if (typed.startsWith('.')) return timeSaying(typed.slice(1).trim(), when, reference)
  return /^\d/.test(typed) ? timeSaying(typed, when, reference) : null
}

const whenSaying = (when: DraftWhen | null): Saying | null => when && { kind: 'when', when }

/** `>work`: the calendar of that name, else the first one that begins so. */
function calendarIn(text: string, calendars: QuickAddReference['calendars']): Saying | null {
  const name = foldText(text.trim())
  if (name === '') return null
  const names = calendars.map((each) => ({ ...each, folded: foldText(each.name) }))
  const found =
    names.find(({ folded }) => folded === name) ?? names.find(({ folded }) => folded.startsWith(name))
  return found ? { kind: 'calendar', calendarId: found.id } : null
}

/** `+30`, `+1h`, `-15`, `+2d`: minutes for an event with times, days for whole days. */
function shifted(typed: string, when: DraftWhen, reference: QuickAddReference): DraftWhen | null {
  const sign = typed.startsWith('-') ? -1 : 1
  const rest = typed.slice(1).trim()
  const isBare = /^\d{1,4}$/.test(rest)
  const amount: Amount | null = isBare
    ? { count: Number(rest), unit: when.kind === 'allDay' ? 'day' : 'minute' }
    : wholeAmount(rest, reference)
  if (amount === null) return null
  if (amount.unit !== 'minute') {
    const day = plusAmount(firstDayOf(when), { ...amount, count: sign * amount.count })
    return day && onDay(when, day)
  }
  if (when.kind === 'allDay') return null
  return startingAt(when, addMs(localMsOf(when.start), sign * amount.count * minuteMs))
}

function wholeAmount(text: string, { language, dates }: QuickAddReference): Amount | null {
  const sentence = prepareSentence(text, { words: wordTable(language), dates, plain: [] })
  const amount = readAmount(sentence, 0)
  return amount?.next === sentence.tokens.length ? amount.value : null
}

function timeSaying(typed: string, when: DraftWhen, reference: QuickAddReference): Saying | null {
  const today = toIsoDate(reference.now.slice(0, 10))
  const minutes = lengthIn(typed, reference)
  if (minutes !== null) return whenSaying(lasting(when, minutes))
  // `24:00` is the end of the day.
  const time = /^24(?:\D|00$|$)/.test(typed) ? null : parseTime(typed)
  if (time !== null) return whenSaying(atMinutes(when, minutesOf(time), reference))
  const clocks = clocksIn(typed, reference)
  const areHours = clocks !== null && (clocks.end === null || isOfHours(typed))
  const date = areHours
    ? null
    : readTypedDate(typed, { ...reference, today, near: firstDayOf(when), pick: 'from' })
  if (date !== null) return whenSaying(onDay(when, date))
  if (clocks !== null) return whenSaying(placed({ ...nothing, clocks }, when, reference))
  const { found, title } = readFound(typed, { ...reference, without: notTime })
  // It is said of the event where it is seen, so times of elsewhere are not.
  if (title !== '' || found.soon !== undefined || found.zone !== undefined) return null
  return found.rhythm ? repeating(found, when, reference) : whenSaying(placed(found, when, reference))
}

const notTime: readonly QuickAddPartKind[] = ['place', 'calendar', 'guest', 'reminder', 'category']

/** `45 min`, `90m`; `2h` where that is no time of day. */
function lengthIn(typed: string, reference: QuickAddReference): number | null {
  const isClock = wordTable(reference.language).hasClockLetter && /^\d{1,2} ?h/i.test(typed)
  return isClock || /^\d+$/.test(typed) ? null : readTypedLength(typed, reference)
}

/** `14-16`: alone it is a time. */
function clocksIn(typed: string, { language, dates }: QuickAddReference): Clocks | null {
  const sentence = prepareSentence(typed, { words: wordTable(language), dates, plain: [] })
  const clocks = readClocks(sentence, 0, true)
  return clocks?.next === sentence.tokens.length ? clocks.value : null
}

/** `9-5`, `10-12` and `9-17` are hours, and not the ninth of May; `24-12` and `03-05` are dates. */
function isOfHours(typed: string): boolean {
  const [, from, to] = /^([1-9]\d?)\s*-\s*([1-9]\d?)$/.exec(typed) ?? []
  if (from === undefined || to === undefined) return false
  return Number(to) > Number(from) || Math.max(Number(from), Number(to)) <= 12
}

/** @param time `HH:mm` */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The same event on another day. */
function onDay(when: DraftWhen, date: IsoDate): DraftWhen {
  if (when.kind === 'allDay')
    return { kind: 'allDay', first: date, last: addDays(date, daysBetween(when.first, when.last)) }
  return startingAt(when, localMsOf(`${date}${when.start.slice(10)}`))
}

/** @param minutesOfDay from midnight on the day of the event */
function atMinutes(when: DraftWhen, minutesOfDay: number, { minutes, zone }: QuickAddReference): DraftWhen {
  const start = addMs(localMsOf(`${firstDayOf(when)}T00:00:00`), minutesOfDay * minuteMs)
  return when.kind === 'timed' ? startingAt(when, start) : spanned({ kind: 'timed', zone }, start, minutes)
}

function lasting(when: DraftWhen, minutes: number): DraftWhen | null {
  return when.kind === 'allDay' ? null : spanned(when, localMsOf(when.start), minutes)
}

/** Whole days last days, weeks and months, and an event with times minutes. */
function lastingAmount(when: DraftWhen, amount: Amount): DraftWhen | null {
  if (when.kind === 'timed') return amount.unit === 'minute' ? lasting(when, amount.count) : null
  const after = amount.unit === 'minute' ? null : plusAmount(when.first, amount)
  return after && { ...when, last: addDays(after, -1) }
}

/** A day, times, a length, all day: what was found, and everything else as it was. */
function placed(found: FoundParts, when: DraftWhen, reference: QuickAddReference): DraftWhen | null {
  const { days, isAllDay, amount } = found
  if (found.until !== undefined && found.rhythm === undefined) return null
  const day = days?.first ?? firstDayOf(when)
  if (isAllDay === true) {
    const isRange = days !== undefined && days.last > days.first
    return { kind: 'allDay', first: day, last: isRange ? days.last : day }
  }
  const times = timesOf(found, { isEvening: false })
  if (times === null && days === undefined && amount === undefined) return null
  if (times === null) {
    const moved = onDay(when, day)
    if (days !== undefined && days.last > days.first)
      return { kind: 'allDay', first: days.first, last: days.last }
    return amount === undefined ? moved : lastingAmount(moved, amount)
  }
  const started = atMinutes(onDay(when, day), times.start, reference)
  if (times.end === null) return amount?.unit === 'minute' ? lasting(started, amount.count) : started
  const minutes = daysToEnd(found) * 24 * 60 + times.end - times.start
  return minutes > 0 && started.kind === 'timed' ? endingAfter(started, minutes) : null
}

/** The event starts on the first day of its rhythm. */
function repeating(found: FoundParts, when: DraftWhen, reference: QuickAddReference): Saying | null {
  if (found.rhythm === undefined) return null
  const { days, amount, ...rest } = found
  const isLength = amount?.unit === 'minute' || (amount && isStayFor(found.rhythm, amount))
  const others = isLength ? { ...rest, amount } : rest
  const from = days?.first ?? found.rhythm.date ?? firstDayOf(when)
  const moved = placed(others, when, reference) ?? when
  const started = onDay(moved, firstOf(found.rhythm, from))
  const rule = hasUseForUntil(found, started) ? ruleOf(found, started) : null
  const repeats = rule && repeatsBy(rule, dayNumber(firstDayOf(started)))
  if (repeats === null || (repeats.every === 'custom' && repeats.rule === undefined)) return null
  return { kind: 'repeats', when: started, repeats }
}

const firstDayOf = (when: DraftWhen): IsoDate =>
  when.kind === 'allDay' ? when.first : toIsoDate(when.start.slice(0, 10))
