import { dayNumber } from './dayNumber.ts'
import { toIsoDate, type IsoDate } from './units.ts'

/**
 * The date that a person typed: `2027-03-15`, `2027/3/15`, `20270315`, `15.3.2027`. With slashes and the year
 * last it is ambiguous, and not read.
 *
 * @returns null for any other text, and for a day that does not exist
 */
export function parseDate(text: string): IsoDate | null {
  const typed = text.trim()
  const yearFirst = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/.exec(typed)
  const dayFirst = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(typed)
  const [year, month, day] =
    yearFirst === null
      ? [dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]]
      : [yearFirst[1], yearFirst[3], yearFirst[4]]
  if (year === undefined || month === undefined || day === undefined) return null
  if (yearFirst?.[2] === '' && typed.length !== 8) return null
  return readDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** The date in a text `YYYY-MM-DD`; null for any other text, and for a day that does not exist. */
export function readDate(text: string): IsoDate | null {
  return Number.isNaN(dayNumber(text)) ? null : toIsoDate(text)
}
