import { readDate } from '#domain/time/parseDate.ts'
import { toIsoDate, type IsoDate } from '#domain/time/units.ts'

/**
 * Two years from the ends of what dates can say (0000 to 9999): a view shows up to a year, and the next one is drawn
 * ahead of a step. So nothing beyond them is drawn, or asked of the service.
 */
const [first, last] = [toIsoDate('0003-01-01'), toIsoDate('9997-12-31')]

/**
 * The day that an address names. What is beyond the ends of time is the first or last day of it: a step from there leads
 * nowhere.
 *
 * @returns null for any other text, and for a day that does not exist
 */
export function shownDate(text: string): IsoDate | null {
  if (/^\d{5,}-\d\d-\d\d$/.test(text)) return last
  const date = readDate(text)
  return date && withinTime(date)
}

/** A day that can be shown: the first or last one for what is beyond them. */
export function withinTime(date: IsoDate): IsoDate {
  if (date < first) return first
  return date > last ? last : date
}
