import type { DraftWhen } from '../../event/CalendarEvent.ts'
import { addDays, daysBetween } from '../../time/dates.ts'
import { localDateTime, localMsOf } from '../../time/localDateTime.ts'
import { addMs, localMs, minuteMs, toIsoDate, type IsoDate, type LocalMs } from '../../time/units.ts'
import type { FoundParts } from '../FoundParts.ts'
import { firstOf } from '../pattern/firstOf.ts'
import type { QuickAddReference } from '../QuickAddReading.ts'
import type { Clocks } from '../clock/ClockTime.ts'
import { inPart, settled } from '../clock/withHalf.ts'
import { plusAmount } from '../readRelativeDay.ts'
import { isStay, isStayFor, untilFrom } from './ruleOf.ts'

type Clock = Pick<QuickAddReference, 'now' | 'zone' | 'minutes'> & { readonly isEvening: boolean }

/** When the event is; null if nothing says it. */
export function whenOf(found: FoundParts, clock: Clock): DraftWhen | null {
  const { days, clocks, part, amount, soon, isAllDay, rhythm, until } = found
  const isNamed = [days, clocks, part, amount, soon, isAllDay, rhythm, until].some(
    (each) => each !== undefined,
  )
  if (!isNamed) return null
  const today = toIsoDate(clock.now.slice(0, 10))
  const times = found.isAllDay === true ? null : timesOf(found, clock)
  const span = times && inThisNight(times, found, clock.now)
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
  const end = span.end === null ? null : at(addDays(first, daysToEnd(found)), span.end)
  return end !== null && end > start ? written(start, end, clock.zone) : timed(start, found, clock)
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

function lengthOf({ amount, rhythm }: FoundParts, minutes: number): number {
  if (amount?.unit === 'minute') return amount.count
  if (amount === undefined || (rhythm && !isStayFor(rhythm, amount))) return minutes
  return amount.unit === 'day' ? amount.count * dayMinutes : minutes
}

type Times = { readonly start: number; readonly end: number | null }

/** The times of day in minutes: the start from the first day, the end from the last; it may be on the day after. */
export function timesOf(found: FoundParts, { isEvening }: Pick<Clock, 'isEvening'>): Times | null {
  const { clocks, part } = found
  if (clocks === undefined) return part === undefined ? null : { start: part * 60, end: null }
  const { start, end } = part === undefined ? clocks : inPartOfDay(clocks, part)
  const begin = settled(start, isEvening)
  if (end === null) return { start: begin, end: null }
  // `Sat 22:00 to Sun 4`: of a night.
  if (daysToEnd(found) > 0) return { start: begin, end: begin >= 18 * 60 ? end.minutes : settled(end, false) }
  // `6-14`: an afternoon that would begin after its end.
  const from = begin >= end.minutes && start.minutes < end.minutes && !end.isLoose ? start.minutes : begin
  const candidates = end.isLoose ? [end.minutes, end.minutes + 12 * 60] : [end.minutes]
  return { start: from, end: candidates.find((each) => each > from) ?? end.minutes + dayMinutes }
}

/** From the day of the start to the day of the end. */
export function daysToEnd({ days, rhythm, endsAfter }: FoundParts): number {
  if (endsAfter !== undefined) return endsAfter
  return days && days.last > days.first && (!rhythm || isStay(rhythm, days))
    ? daysBetween(days.first, days.last)
    : 0
}

/** `Friday night at 2` is on Saturday. */
function inPartOfDay({ start, end }: Clocks, part: number): Clocks {
  const begin = inPart(start, part)
  const isAfterMidnight = part >= 20 && begin.minutes < 5 * 60
  return { start: isAfterMidnight ? { ...begin, minutes: begin.minutes + dayMinutes } : begin, end }
}

/** `tonight at 2`, before that: the night that has begun already. */
function inThisNight({ start, end }: Times, { days }: FoundParts, now: string): Times {
  const isTonight = days === undefined || (days.first === now.slice(0, 10) && days.isOpen !== true)
  const isNear = isTonight && minutesOf(now) < 5 * 60 && start - dayMinutes > minutesOf(now)
  return isNear ? { start: start - dayMinutes, end: end === null ? null : end - dayMinutes } : { start, end }
}

function firstDay({ days, rhythm, until, isToday }: FoundParts, today: IsoDate, isOver: boolean): IsoDate {
  const named = days?.first ?? rhythm?.date ?? null
  const hasPassed = isOver && isToday !== true
  const soonest = named ?? (hasPassed && until === undefined ? addDays(today, 1) : today)
  const open = days?.isOpen === true && soonest === today && hasPassed ? addDays(today, 7) : soonest
  return rhythm === undefined ? open : firstOf(rhythm, hasPassed && named === null ? addDays(today, 1) : open)
}

/** The last day of an event without times. */
function lastDay(found: FoundParts, first: IsoDate): IsoDate {
  const { amount, rhythm, until } = found
  const nights = daysToEnd(found)
  if (rhythm !== undefined && (nights > 0 || !amount || !isStayFor(rhythm, amount)))
    return addDays(first, nights)
  const last = rhythm === undefined && until && untilFrom(until, first)
  if (last && last > first) return last
  if (nights > 0) return addDays(first, nights)
  if (amount === undefined || amount.unit === 'minute') return first
  const after = plusAmount(first, amount)
  return after === null ? first : addDays(after, -1)
}
