import { addMonths, startOfMonth, weekdayOfDate } from '../../time/dates.ts'
import { readDate } from '../../time/parseDate.ts'
import { parseWrittenDate, type DateLanguage, type DateReference } from '../../time/parseWrittenDate.ts'
import type { IsoDate } from '../../time/units.ts'
import type { QuickAddLanguage } from '../QuickAddReading.ts'
import type { LengthUnit } from '../QuickAddWords.ts'
import { readAmount } from '../readAmount.ts'
import { readDay } from '../readDay.ts'
import { plusAmount } from '../readRelativeDay.ts'
import { prepareSentence, type Sentence } from '../Sentence.ts'
import { wordTable } from '../wordTable.ts'

/** The words that a field is read in. */
export type TypedWords = {
  /** The names of the language of the page, and the order of numbers where the person is. */
  readonly dates: DateLanguage
  /** The table for words such as `tomorrow`. */
  readonly language: QuickAddLanguage
}

export type TypedDateReference = TypedWords & {
  readonly today: IsoDate
  /** What `+2w`, a date without a year and a weekday alone count from. */
  readonly near: IsoDate
  readonly pick: DateReference['pick']
  /** The date that the field showed: a weekday of it that is left in the text says nothing. */
  readonly shown?: IsoDate | null
}

/**
 * The date that a person typed into a field: what `parseWrittenDate` reads, `+2w`, `in 2 weeks`, `tomorrow`,
 * `next Friday`, `15` for a day of the month.
 *
 * `+` and `-` count from `near`, words from today.
 *
 * @returns null for any other text, and for a day that does not exist
 */
export function readTypedDate(text: string, reference: TypedDateReference): IsoDate | null {
  const { dates, language, today, near, pick } = reference
  const typed = text.trim()
  if (typed === '' || isOneNumber.test(typed)) return null
  const written = parseWrittenDate(typed, dates, { date: near, pick })
  if (written !== null) return written
  const bare = withoutShownWeekday(typed, reference)
  if (bare !== null) return readTypedDate(bare, { ...reference, shown: null })
  if (/^\d{1,2}\.?$/.test(typed)) return dayOfMonth(parseInt(typed, 10), near, pick)
  const sentence = prepareSentence(typed, { words: wordTable(language), dates, plain: [] })
  if (/^[+-]/.test(typed)) return plusTyped(typed, sentence, near, language)
  return readWords(sentence, dates, today)
}

/** `1e9`. */
const isOneNumber = /^\d+[a-z]{1,2}\d+$/iu

/** `27 Nov` of `Thu 27 Nov`, where the field showed Thursday 26: only the number was changed. */
function withoutShownWeekday(typed: string, { shown = null, dates }: TypedDateReference): string | null {
  const [, word = '', rest = ''] = /^(\p{L}[\p{L}\p{M}]*)[.,]*\s+(\S.*)$/u.exec(typed) ?? []
  if (shown === null || rest === '') return null
  const weekday = parseWrittenDate(word, dates, { date: shown, pick: 'from' })
  return weekday !== null && weekday === shown ? rest : null
}

/** The day of the month that is near, or the first one on or after it. */
function dayOfMonth(day: number, near: IsoDate, pick: DateReference['pick']): IsoDate | null {
  for (const months of [0, 1, 2]) {
    const month = addMonths(startOfMonth(near), months)
    const date = readDate(`${month.slice(0, 8)}${String(day).padStart(2, '0')}`)
    if (date !== null && (pick === 'nearest' || date >= near)) return date
  }
  return null
}

/** `+2w`, `+3`, `-1 month`. */
function plusTyped(
  typed: string,
  sentence: Sentence,
  near: IsoDate,
  language: QuickAddLanguage,
): IsoDate | null {
  const sign = typed.startsWith('-') ? -1 : 1
  const [, number = '', letter = ''] = /^[+-]\s*(\d{1,4})\s*(\p{L}?)$/u.exec(typed) ?? []
  const unit = letter === '' ? 'day' : unitOf(letter, language)
  if (number !== '' && unit) return plusAmount(near, { count: sign * Number(number), unit })
  const amount = readAmount(sentence, 1)
  if (amount === null || amount.next !== sentence.tokens.length || amount.value.unit === 'minute') return null
  return plusAmount(near, { ...amount.value, count: sign * amount.value.count })
}

/** In a date a single letter is a day, a week, a month or a year, never a minute. */
const letters: Readonly<Record<QuickAddLanguage, Readonly<Record<string, LengthUnit>>>> = {
  en: {},
  fr: { j: 'day', s: 'week', a: 'year' },
  de: { t: 'day', j: 'year' },
  es: { s: 'week', a: 'year' },
}
const commonLetters: Readonly<Record<string, LengthUnit>> = { d: 'day', w: 'week', m: 'month', y: 'year' }

const unitOf = (letter: string, language: QuickAddLanguage): LengthUnit | undefined =>
  letters[language][letter.toLowerCase()] ?? commonLetters[letter.toLowerCase()]

/** `in 2 weeks`, `the 15th`: the whole text is one day, with the word before it. */
function readWords(sentence: Sentence, dates: DateLanguage, today: IsoDate): IsoDate | null {
  const context = { sentence, dates, today }
  const end = sentence.tokens.length
  for (const from of [0, sentence.find(0, 'on')?.next]) {
    const day = from === undefined ? null : readDay(context, from)
    // `Mon 27 Nov` of a year in which that is a Friday is not a date.
    const weekday = from === undefined ? null : sentence.find(from, 'weekdays')
    if (day?.next === end && (weekday === null || weekday.value === weekdayOfDate(day.value.date)))
      return day.value.date
  }
  return null
}
