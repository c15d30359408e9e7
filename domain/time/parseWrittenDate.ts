import { addDays } from './dates.ts'
import type { CityNames } from './cities/cityIn.ts'
import { civil, dayNumber, weekdayOf } from './dayNumber.ts'
import { parseDate, readDate } from './parseDate.ts'
import type { IsoDate } from './units.ts'

/** How a language writes dates. */
export type DateLanguage = {
  /** Seven, from Sunday on. */
  readonly weekdays: readonly string[]
  readonly weekdaysShort: readonly string[]
  /** Twelve. */
  readonly months: readonly string[]
  readonly monthsShort: readonly string[]
  /** The order of numbers in a date: `dmy`, `mdy`, `ymd`. */
  readonly order: string
  /** What it calls the cities of time zones; as in English by default. */
  readonly cities?: CityNames
}

/** The reference for a date without a year, or a weekday alone. */
export type DateReference = {
  readonly date: IsoDate
  /** `nearest`: the year in which it is nearest; `from`: the first on or after the reference. */
  readonly pick: 'nearest' | 'from'
}

/**
 * The date that a person wrote in their language: `15 March 2027`, `15 mar`, `Mon 15 March`, `March 15`,
 * `24/3`, `24/3/27`, `fri`, and everything that `parseDate` reads. Case, accents and points are ignored;
 * names may be cut after three letters. A weekday alone is the first one on or after the reference.
 *
 * @returns null for any other text, for a day that does not exist, and for a weekday that the day does not
 *   have
 */
export function parseWrittenDate(
  text: string,
  language: DateLanguage,
  reference: DateReference,
): IsoDate | null {
  const iso = parseDate(text)
  if (iso !== null) return iso
  const parts = partsOf(text, language)
  if (parts === null) return null
  const { weekday, month, numbers } = parts
  if (month === null && numbers.length === 0) {
    const day = dayNumber(reference.date)
    return weekday === null ? null : addDays(reference.date, (weekday - weekdayOf(day) + 7) % 7)
  }
  const written = month === null ? byNumbers(numbers, language.order) : byName(numbers, month)
  const date = written && dated(written, reference)
  if (date === null) return null
  return weekday === null || weekdayOf(dayNumber(date)) === weekday ? date : null
}

type Parts = {
  readonly weekday: number | null
  readonly month: number | null
  readonly numbers: readonly string[]
}

/** The names and numbers in a text; null if it contains anything else. */
function partsOf(text: string, language: DateLanguage): Parts | null {
  // `15th`, `1er`, `15日`: what a language writes after a number.
  const plain = plainly(text).replaceAll(/(\d)\p{L}{1,2}(?!\p{L})/gu, '$1 ')
  if (!/^[\p{L}\d\s,/-]{1,60}$/u.test(plain)) return null
  const numbers = plain.match(/\d+/g) ?? []
  let [weekday, month]: [number | null, number | null] = [null, null]
  let isJoined = false
  for (const word of plain.match(/\p{L}+/gu) ?? []) {
    const asMonth = named(word, language.months, language.monthsShort)
    const asWeekday = named(word, language.weekdays, language.weekdaysShort)
    if (month === null && asMonth !== null && numbers.length > 0) month = asMonth
    else if (weekday === null && asWeekday !== null) weekday = asWeekday
    else if (word.length <= 2) isJoined = true
    else return null
  }
  // `15 de marzo`, `15th of March`: small words between a number and a month.
  return isJoined && month === null ? null : { weekday, month: month === null ? null : month + 1, numbers }
}

/** The index of the one name that a word is, or begins. */
function named(word: string, long: readonly string[], short: readonly string[]): number | null {
  const names = long.map((name, index) => [plainly(name), plainly(short[index] ?? name)])
  const exact = names.findIndex((each) => each.includes(word))
  if (exact !== -1) return exact
  if (word.length < 3) return null
  const begun = names.flatMap((each, index) => (each.some((name) => name.startsWith(word)) ? [index] : []))
  return begun.length === 1 ? (begun[0] ?? null) : null
}

const plainly = (text: string) =>
  text.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('.', ' ').trim()

/** A day as it was written: `year` has two or four digits, or is missing. */
type Written = { readonly year: string | undefined; readonly month: number; readonly day: number }

function byName(numbers: readonly string[], month: number): Written | null {
  const [first = '', second, third] = numbers
  if (third !== undefined) return null
  // `2027 March 15`, as some languages write it.
  const [day, year] = first.length === 4 ? [second, first] : [first, second]
  return day === undefined ? null : { year, month, day: Number(day) }
}

function byNumbers(numbers: readonly string[], order: DateLanguage['order']): Written | null {
  const [first, second, third, fourth] = numbers
  if (first === undefined || second === undefined || fourth !== undefined) return null
  if (third === undefined) {
    const [day, month] = order === 'dmy' ? [first, second] : [second, first]
    return { year: undefined, month: Number(month), day: Number(day) }
  }
  const [day, month, year] =
    order === 'dmy'
      ? [first, second, third]
      : order === 'mdy'
        ? [second, first, third]
        : [third, second, first]
  return { year, month: Number(month), day: Number(day) }
}

function dated({ year, month, day }: Written, reference: DateReference): IsoDate | null {
  if (year?.length === 4) return dateOf(Number(year), month, day)
  const now = civil(dayNumber(reference.date)).year
  if (year !== undefined)
    return year.length === 2 ? dateOf(now - (now % 100) + Number(year), month, day) : null
  // A 29 February may be eight years away.
  const years = Array.from({ length: 17 }, (_, index) => now - 8 + index)
  const dates = years.flatMap((each) => dateOf(each, month, day) ?? [])
  if (reference.pick === 'from') return dates.find((date) => date >= reference.date) ?? null
  const distance = (date: IsoDate) => Math.abs(dayNumber(date) - dayNumber(reference.date))
  return dates.toSorted((one, other) => distance(one) - distance(other))[0] ?? null
}

const dateOf = (year: number, month: number, day: number): IsoDate | null =>
  readDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
