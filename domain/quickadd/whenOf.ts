import type { DraftWhen } from '../event/CalendarEvent.ts'
import { addDays } from '../time/dates.ts'
import { civil, dayNumber, daysInMonth, weekdayOf } from '../time/dayNumber.ts'
import { localDateTime, localMsOf } from '../time/localDateTime.ts'
import { addMs, localMs, minuteMs, toIsoDate, type IsoDate, type LocalMs } from '../time/units.ts'
import type { FoundParts } from './FoundParts.ts'
import type { QuickAddReference, QuickAddRule } from './QuickAddReading.ts'
import { inPart, settled, type Clocks } from './readClock.ts'
import { plusAmount } from './readRelativeDay.ts'
import type { WrittenRhythm } from './readRhythm.ts'

type Clock = Pick<QuickAddReference, 'now' | 'zone' | 'minutes'> & { readonly isEvening: boolean }

/** When the event is; null if nothing says it. */
export function whenOf(found: FoundParts, clock: Clock): DraftWhen | null {
  const { days, clocks, part, amount, soon, isAllDay, rhythm, until } = found
  const isNamed = [days, clocks, part, amount, soon, isAllDay, rhythm, until].some(
    (each) => each !== undefined,
  )
  if (!isNamed) return null
  const today = toIsoDate(clock.now.slice(0, 10))
  const span = found.isAllDay === true ? null : timesOf(found, clock)
  if (soon !== undefined && span === null) return timed(addMinutes(localMsOf(clock.now), soon), found, clock)
  if (
    span === null &&
    days === undefined &&
    rhythm === undefined &&
    until === undefined &&
    amount?.unit === 'minute'
  )
    return timed(nextHalfHour(clock.now), found, clock)
  const first = firstDay(found, today, span !== null && span.start < minutesOf(clock.now))
  if (span === null) return { kind: 'allDay', first, last: lastDay(found, first) }
  const start = at(first, span.start)
  const lastOfRange = found.endDay ?? (days && days.last > first && !rhythm ? days.last : first)
  const end =
    span.end === null
      ? addMinutes(start, lengthOf(found, clock.minutes))
      : at(lastOfRange, lastOfRange === first || span.end > span.start ? span.end : span.end % (24 * 60))
  return written(start, end, clock.zone)
}

const timed = (start: LocalMs, found: FoundParts, { minutes, zone }: Clock) =>
  written(start, addMinutes(start, lengthOf(found, minutes)), zone)

const written = (start: LocalMs, end: LocalMs, zone: string): DraftWhen => ({
  kind: 'timed',
  start: localDateTime(start),
  end: localDateTime(end),
  zone,
})

const addMinutes = (time: LocalMs, minutes: number) => addMs(time, minutes * minuteMs)
const at = (date: IsoDate, minutes: number) => addMinutes(localMsOf(`${date}T00:00`), minutes)
const minutesOf = (now: string) => Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16))

function nextHalfHour(now: string): LocalMs {
  const half = 30 * minuteMs
  return localMs(Math.ceil(localMsOf(now) / half) * half)
}

const dayMinutes = 24 * 60

function lengthOf({ amount }: FoundParts, minutes: number): number {
  if (amount === undefined) return minutes
  if (amount.unit === 'minute') return amount.count
  return amount.unit === 'day' ? amount.count * dayMinutes : minutes
}

type Times = { readonly start: number; readonly end: number | null }

/** The times of day in minutes; the end may be on the next day. */
export function timesOf(
  { clocks, part, endDay }: FoundParts,
  { isEvening }: Pick<Clock, 'isEvening'>,
): Times | null {
  if (clocks === undefined) return part === undefined ? null : { start: part * 60, end: null }
  const { start, end } = part === undefined ? clocks : inPartOfDay(clocks, part)
  const begin = settled(start, isEvening)
  if (end === null) return { start: begin, end: null }
  // `Sat 22:00 to Sun 4`: of a night.
  if (endDay !== undefined) return { start: begin, end: begin >= 18 * 60 ? end.minutes : settled(end, false) }
  // `6-14`: an afternoon that would begin after its end.
  const from = begin >= end.minutes && start.minutes < end.minutes && !end.isLoose ? start.minutes : begin
  const candidates = end.isLoose ? [end.minutes, end.minutes + 12 * 60] : [end.minutes]
  return { start: from, end: candidates.find((each) => each > from) ?? end.minutes + dayMinutes }
}

const inPartOfDay = ({ start, end }: Clocks, part: number): Clocks => ({ start: inPart(start, part), end })

function firstDay({ days, rhythm, until }: FoundParts, today: IsoDate, hasPassed: boolean): IsoDate {
  const named = days?.first ?? rhythm?.date ?? null
  const soonest = named ?? (hasPassed && until === undefined ? addDays(today, 1) : today)
  const open = days?.isOpen === true && soonest === today && hasPassed ? addDays(today, 7) : soonest
  return rhythm === undefined ? open : firstOf(rhythm, hasPassed && named === null ? addDays(today, 1) : open)
}

/** The first day of a rhythm on or after a date. */
export function firstOf(rhythm: WrittenRhythm, from: IsoDate): IsoDate {
  for (let days = 0; days < 400; days++) {
    const date = addDays(from, days)
    if (isIn(rhythm, date)) return date
  }
  return from
}

function isIn({ days, monthDay }: WrittenRhythm, date: IsoDate): boolean {
  const number = dayNumber(date)
  const { year, month, day } = civil(number)
  if (monthDay !== null && day !== monthDay) return false
  if (days.length === 0) return true
  const isLast = day > daysInMonth(year, month) - 7
  return days.some(
    ({ weekday, nth }) =>
      weekday === weekdayOf(number) && (nth === 0 || (nth === -1 ? isLast : Math.ceil(day / 7) === nth)),
  )
}

/** The last day of an event without times. */
function lastDay({ days, amount, rhythm, until }: FoundParts, first: IsoDate): IsoDate {
  if (rhythm === undefined && until !== undefined && until > first) return until
  if (days && days.last > first && rhythm === undefined) return days.last
  if (rhythm !== undefined || amount === undefined || amount.unit === 'minute') return first
  const after = plusAmount(first, amount)
  return after === null ? first : addDays(after, -1)
}

/** The rule of the event; null if it does not repeat. */
export function ruleOf(
  { rhythm, until, times, amount }: FoundParts,
  when: DraftWhen | null,
): QuickAddRule | null {
  if (rhythm === undefined || when === null) return null
  const { frequency, interval, days, monthDay } = rhythm
  const rule = { frequency, interval, days, monthDay }
  const first = toIsoDate(when.kind === 'allDay' ? when.first : when.start.slice(0, 10))
  if (times !== undefined) return { ...rule, end: { kind: 'after', times } }
  if (until !== undefined && until >= first) return { ...rule, end: { kind: 'on', date: until } }
  const after = amount && amount.unit !== 'minute' ? plusAmount(first, amount) : null
  return { ...rule, end: after === null ? { kind: 'never' } : { kind: 'on', date: addDays(after, -1) } }
}
