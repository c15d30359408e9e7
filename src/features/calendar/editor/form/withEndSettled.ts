import { addDays } from '#domain/time/dates.ts'
import { readDate } from '#domain/time/parseDate.ts'
import type { EventForm } from './eventForm.ts'
import { endAt, endInstant, startInstant } from './formInstants.ts'
import { withEndMoved, type FormStart } from './withEndMoved.ts'

/**
 * The fields after a start or an end was typed: the end moves with its start, and a time before it, on its day, is one
 * of the next day. It comes back from there when it is no longer before the start. An end whose date was chosen stays,
 * and so does one that was stored.
 *
 * @param from the fields as they were read last
 * @returns `night` is the date of an end that is on the next day for its time; empty for none
 */
export function withEndSettled(
  form: EventForm,
  from: FormStart,
): { readonly form: EventForm; readonly night: string } {
  const back = fromNight(form, from)
  if (back !== null) return { form: back, night: '' }
  const moved = withEndMoved(form, from)
  const late = intoNight(moved, from)
  if (late !== null) return { form: late, night: late.endDate }
  return { form: moved, night: moved.endDate === from.night ? moved.endDate : '' }
}

function fromNight(form: EventForm, { startDate, night = '' }: FormStart): EventForm | null {
  const date = readDate(form.endDate)
  if (form.isAllDay || date === null || date !== night || form.startDate !== startDate) return null
  const earlier = { ...form, endDate: addDays(date, -1) }
  const [start, end] = [startInstant(earlier), endInstant(earlier)]
  return start !== null && end !== null && end > start ? earlier : null
}

function intoNight(form: EventForm, { endDate, endTime }: FormStart): EventForm | null {
  const [start, end, date] = [startInstant(form), endInstant(form), readDate(form.endDate)]
  if (form.isAllDay || start === null || end === null || date === null) return null
  const isTyped = form.endTime !== endTime && date === endDate
  const isOnFirstDay = date === endAt(form, start).endDate
  return end < start && isTyped && isOnFirstDay ? { ...form, endDate: addDays(date, 1) } : null
}
