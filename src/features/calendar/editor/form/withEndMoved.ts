import { addDays, daysBetween } from '#domain/time/dates.ts'
import { localDateTime, localMsOf } from '#domain/time/localDateTime.ts'
import { parseDate } from '#domain/time/parseDate.ts'
import { parseTime } from '#domain/time/parseTime.ts'
import type { EventForm } from './eventForm.ts'
import { addMs } from '#domain/time/units.ts'

/** The start that the end was last measured from, and the other dates as they were read last. */
export type FormStart = Pick<EventForm, 'isAllDay' | 'startDate' | 'startTime' | 'endDate' | 'lastDate'>

/**
 * The fields after a start was typed: the end keeps its distance from the start before. While either cannot
 * be read, nothing moves.
 */
export function withEndMoved(
  form: EventForm,
  from: Pick<FormStart, 'isAllDay' | 'startDate' | 'startTime'>,
): EventForm {
  const [was, now] = [parseDate(from.startDate), parseDate(form.startDate)]
  const end = parseDate(form.endDate)
  if (was === null || now === null || end === null) return form
  if (form.isAllDay) return was === now ? form : { ...form, endDate: addDays(end, daysBetween(was, now)) }
  const begun = localMsIn(was, from.startTime)
  const start = localMsIn(now, form.startTime)
  const until = localMsIn(end, form.endTime)
  if (Number.isNaN(begun + start + until) || until < begun || start === begun) return form
  const moved = localDateTime(addMs(until, start - begun))
  return { ...form, endDate: moved.slice(0, 10), endTime: moved.slice(11, 16) }
}

/** The start to measure from next: that of the fields, or `before` while they cannot be read. */
export function readableStart(form: EventForm, before: FormStart): FormStart {
  const { isAllDay, startDate, startTime, endDate, lastDate } = form
  const isReadable = parseDate(startDate) !== null && (isAllDay || parseTime(startTime) !== null)
  return isReadable ? { isAllDay, startDate, startTime, endDate, lastDate } : before
}

const localMsIn = (date: string, time: string) => localMsOf(`${date}T${parseTime(time) ?? '-'}`)
