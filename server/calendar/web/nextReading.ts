import { addMs, dayMs, hourMs, later, minuteMs, type EpochMs } from '#domain/time/units.ts'
import type { WebCalendarRecord } from '../../store/records.ts'

/** Never more often, whatever a file asks for. */
const shortestMs = 15 * minuteMs
/** Of a file that does not say. */
const usualMs = hourMs
const longestMs = dayMs

/** Reading one takes at most this part of the time: one that costs a minute is read every four hours. */
const costShare = 240

/** How long after somebody looked at their calendars these are read as often as they ask for. */
const awakeMs = 2 * dayMs
/** And how long they are read at all, once a day. */
const wantedMs = 30 * dayMs

type Known = Pick<WebCalendarRecord, 'everyMs' | 'seenAt' | 'failures'>

/**
 * When a calendar on the web is read again after an attempt at `now`: twice as long after each failure.
 *
 * @returns null if nobody has looked at it for long
 */
export function nextReading({ everyMs, seenAt, failures }: Known, now: EpochMs): EpochMs | null {
  const sinceMs = now - seenAt
  if (sinceMs > wantedMs) return null
  if (sinceMs > awakeMs) return addMs(now, longestMs)
  return addMs(now, Math.min(intervalOf(everyMs) * 2 ** Math.min(failures, 10), longestMs))
}

/** When it is read again after its person looked at their calendars at `now`; never later than before. */
export function readingOnceSeen(calendar: WebCalendarRecord, now: EpochMs): EpochMs {
  const wished = later(addMs(calendar.readAt, intervalOf(calendar.everyMs)), now)
  return calendar.dueAt === null || (calendar.failures === 0 && wished < calendar.dueAt)
    ? wished
    : calendar.dueAt
}

/**
 * How often a file is to be read that asks for this.
 *
 * @param askedMs null if it does not ask
 * @param costMs how long it took to be asked for, read and written
 */
export function everyMsFor(askedMs: number | null, costMs: number): number | null {
  const wishedMs = Math.min(Math.round(costMs * costShare), longestMs)
  return wishedMs > intervalOf(askedMs) ? wishedMs : askedMs
}

const intervalOf = (everyMs: number | null) => Math.min(Math.max(everyMs ?? usualMs, shortestMs), longestMs)
