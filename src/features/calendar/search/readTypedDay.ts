import { foldText } from '#domain/search/foldText.ts'
import { addDays, addMonths, isoWeekNumber, startOfWeek } from '#domain/time/dates.ts'
import { readDate } from '#domain/time/parseDate.ts'
import { parseWrittenDate } from '#domain/time/parseWrittenDate.ts'
import { dateWordsIn } from '../../../locales/dateWords.ts'
import type { IsoDate } from '#domain/time/units.ts'

/**
 * The day that a person typed: `14 july 2027`, `tomorrow`, `in 3 weeks`, `week 32`, in the words of a
 * language.
 *
 * @param locale the code of the language
 * @returns null if it is not a day
 */
export function readTypedDay(text: string, today: IsoDate, locale: string): IsoDate | null {
  const language = dateWordsIn(locale)
  return (
    parseWrittenDate(text, language, { date: today, pick: 'nearest' }) ??
    readRelative(text, today, locale) ??
    readWeek(text, today)
  )
}

const units = [
  { unit: 'day', move: addDays },
  { unit: 'week', move: (date: IsoDate, by: number) => addDays(date, 7 * by) },
  { unit: 'month', move: addMonths },
  { unit: 'year', move: (date: IsoDate, by: number) => addMonths(date, 12 * by) },
] as const

/** `tomorrow`, `in 3 weeks`, `2 months ago`: as the language writes them. */
function readRelative(text: string, today: IsoDate, locale: string): IsoDate | null {
  const typed = plain(text)
  const moved = phrasesWith(Number(/\d{1,4}/.exec(typed)?.[0] ?? 1), locale).get(typed)
  return moved ? readDate(moved(today)) : null
}

type Phrases = ReadonlyMap<string, (today: IsoDate) => string>

/** Some languages have words for two days from now, without a number. */
const named = [1, -1, 2, -2]

/** Those of the last text: the same for key after key, as long as no number is typed. */
let lastPhrases: { readonly name: string; readonly phrases: Phrases } | null = null

/** What is written of times so many units away, and of those that have names of their own. */
function phrasesWith(count: number, locale: string): Phrases {
  const name = `${locale} ${count}`
  if (lastPhrases?.name === name) return lastPhrases.phrases
  const phrases = new Map<string, (today: IsoDate) => string>()
  for (const numeric of ['auto', 'always'] as const) {
    const format = new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric })
    for (const { unit, move } of units) {
      for (const by of [0, count, -count, ...named]) {
        const phrase = plain(format.format(by, unit))
        // `semaine prochaine` as well as `la semaine prochaine`.
        for (const each of [phrase, phrase.replace(/^(?:la|el|le|l) /, '')])
          if (!phrases.has(each)) phrases.set(each, (today) => move(today, by))
      }
    }
  }
  lastPhrases = { name, phrases }
  return phrases
}

/** Without accents, and whatever apostrophes and hyphens are typed: `aujourd'hui`, `avant hier`. */
const plain = (text: string) =>
  foldText(text)
    .replaceAll(/[\s'’-]+/g, ' ')
    .trim()

/** The words for a calendar week, before its number, without accents. */
const week =
  /^(?:week|wk|w|kw|kalenderwoche|woche|semaine|sem|s|semana|الاسبوع|اسبوع)[ .]*(\d{1,2})(?:[ ,/]+(\d{4}))?$/

/** The Monday of a week by its number (ISO 8601), of this year if no year is given. */
function readWeek(text: string, today: IsoDate): IsoDate | null {
  const [, number, year = today.slice(0, 4)] = week.exec(plain(text)) ?? []
  if (number === undefined || Number(number) < 1 || Number(number) > 53) return null
  // The fourth of January is always in the first week.
  const fourth = readDate(`${year}-01-04`)
  const monday = fourth && addDays(startOfWeek(fourth, 1), 7 * (Number(number) - 1))
  return monday && isoWeekNumber(monday) === Number(number) ? monday : null
}
