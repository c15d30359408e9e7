import { addDays, daysBetween } from '#domain/time/dates.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { localDateTime, localMsOf } from '#domain/time/localDateTime.ts'
import { parseDate } from '#domain/time/parseDate.ts'
import { parseTime } from '#domain/time/parseTime.ts'
import { addMs, type IsoDate } from '#domain/time/units.ts'
import type { EventForm } from './eventForm.ts'
import { endAt, endInstant, formZones } from './formInstants.ts'

/** The start that the end was last measured from, and the other dates and times as they were read last. */
export type FormStart = Pick<
  EventForm,
  'isAllDay' | 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'lastDate'
> & {
  /** The date of an end that `withEndSettled` put on the next day; missing for none. */
  readonly night?: string
}

/**
 * The fields after a start was typed: the event stays as long as it was, as when it is dragged, also where clocks
 * change. While either cannot be read, nothing moves.
 */
export function withEndMoved(
  form: EventForm,
  from: Pick<FormStart, 'isAllDay' | 'startDate' | 'startTime'>,
): EventForm {
  const [was, now] = [parseDate(from.startDate), parseDate(form.startDate)]
  const end = parseDate(form.endDate)
  if (was === null || now === null || end === null) return form
  if (form.isAllDay) return was === now ? form : { ...form, endDate: addDays(end, daysBetween(was, now)) }
  // Without a change of the clock times nothing moves, whatever their zones are now.
  const zones = formZones(form)
  const begun = instantIn(was, from.startTime, zones.start)
  const start = instantIn(now, form.startTime, zones.start)
  const until = instantIn(end, form.endTime, zones.end)
  if (Number.isNaN(begun + start + until) || until < begun || start === begun) return form
  const moved = { ...form, ...endAt(form, addMs(until, start - begun)) }
  if (endInstant(moved) === addMs(until, start - begun)) return moved
  // Of a time that comes twice the fields mean the first: the end of an event in the second would be too early.
  const by = localMsIn(now, form.startTime) - localMsIn(was, from.startTime)
  const byClock = localDateTime(addMs(localMsIn(end, form.endTime), by))
  return { ...form, endDate: byClock.slice(0, 10), endTime: byClock.slice(11, 16) }
}

/** The start to measure from next: that of the fields, or `before` while they cannot be read. */
export function readableStart(form: EventForm, before: FormStart, night = ''): FormStart {
  const { isAllDay, startDate, startTime, endDate, endTime, lastDate } = form
  const isReadable = parseDate(startDate) !== null && (isAllDay || parseTime(startTime) !== null)
  return isReadable ? { isAllDay, startDate, startTime, endDate, endTime, lastDate, night } : before
}

const localIn = (date: IsoDate, time: string) => `${date}T${parseTime(time) ?? '-'}:00`
const localMsIn = (date: IsoDate, time: string) => localMsOf(localIn(date, time))
const instantIn = (date: IsoDate, time: string, zone: string) => instantOf(localIn(date, time), zone)
