import { addMonths, startOfMonth } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { CalendarView } from '../CalendarView.ts'

/** A month on or back. In the month of today the date is today, so that its week is the week of today. */
export const stepByMonth: CalendarView['step'] = (date, direction, _, today): IsoDate => {
  // From the first of the month, so that January 31 does not lead to March by way of February 28.
  const first = addMonths(startOfMonth(date), direction)
  return first === startOfMonth(today) ? today : first
}
