import { addMonths, startOfMonth } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { CalendarView } from '../CalendarView.ts'

export const stepByMonth: CalendarView['step'] = (date, direction, _, today) =>
  monthBeside(date, direction, today)

/** The date a month on or back. In the month of today it is today, so that its week is the current one. */
export function monthBeside(date: IsoDate, direction: -1 | 1, today: IsoDate): IsoDate {
  // From the first of the month, so that 31 January does not lead to March through 28 February.
  const first = addMonths(startOfMonth(date), direction)
  return first === startOfMonth(today) ? today : first
}
