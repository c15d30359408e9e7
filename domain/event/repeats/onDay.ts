import { addDays } from '../../time/dates.ts'
import { dayNumber, isoDate } from '../../time/dayNumber.ts'
import { localDateTime, localMsOf } from '../../time/localDateTime.ts'
import { addMs, dayMs, type DayNumber } from '../../time/units.ts'
import type { DraftWhen } from '../CalendarEvent.ts'

/** The day on which a time begins, in its own zone. */
export const dayOfWhen = (when: DraftWhen): DayNumber =>
  dayNumber(when.kind === 'allDay' ? when.first : when.start.slice(0, 10))

/** A time that begins on another day, with its clock and its length. */
export function onDay(when: DraftWhen, day: DayNumber): DraftWhen {
  const days = day - dayOfWhen(when)
  if (days === 0) return when
  if (when.kind === 'allDay') return { ...when, first: isoDate(day), last: addDays(when.last, days) }
  const moved = (local: string) => localDateTime(addMs(localMsOf(local), days * dayMs))
  return { ...when, start: moved(when.start), end: moved(when.end) }
}
