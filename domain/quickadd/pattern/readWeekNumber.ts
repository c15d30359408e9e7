import { addDays, isoWeekNumber, startOfWeek } from '../../time/dates.ts'
import { civil, dayNumber } from '../../time/dayNumber.ts'
import { readDate } from '../../time/parseDate.ts'
import type { IsoDate } from '../../time/units.ts'
import { yearAt } from '../dateWords.ts'
import type { Read, Sentence } from '../Sentence.ts'

/** `week 49`, `KW 2 2027`: a week by its number. @returns its Monday */
export function readWeekNumber(sentence: Sentence, today: IsoDate, at: number): Read<IsoDate> | null {
  const week = sentence.find(at, 'week')
  const number = week && sentence.tokens[week.next]
  if (!week || number?.kind !== 'number' || number.text.length > 2) return null
  const year = yearAt(sentence, week.next + 1)
  const monday = mondayOfWeek(Number(number.text), year?.value ?? null, today)
  return monday && { value: monday, next: year?.next ?? week.next + 1 }
}

/** The Monday of an ISO week; without a year the one that is not over. */
function mondayOfWeek(week: number, year: number | null, today: IsoDate): IsoDate | null {
  const now = civil(dayNumber(today)).year
  for (const each of year === null ? [now, now + 1] : [year]) {
    const fourth = readDate(`${each}-01-04`)
    const monday = fourth && addDays(startOfWeek(fourth, 1), 7 * (week - 1))
    if (monday && isoWeekNumber(monday) === week && (year !== null || addDays(monday, 6) >= today))
      return monday
  }
  return null
}
