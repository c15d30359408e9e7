import { i18n } from '@lingui/core'
import { toIsoDate, type IsoDate } from '#domain/time/units.ts'
import { dateWordsIn } from '../../../../locales/dateWords.ts'
import { formatDate } from '../../format/formatDate.ts'
import { formatHeading, type Heading } from '../../format/formatHeading.ts'

/**
 * A heading as it may be said in less room, each shorter than the one before: with short names
 * (`Wed 25 Nov 2026`, `Dec 2026 – Jan 2027`), then of what it says only what finds its days again
 * (`25 Nov 2026`, `Dec – Jan 2027`). Never without its year: a heading of another year would look the same.
 */
export function shorterHeadings(heading: Heading, days: readonly IsoDate[]): readonly Heading[] {
  const least = leastOf(heading, days)
  const shorter = (least ? [heading, least] : [heading]).map(({ months, year }) => ({
    months: withShortNames(months),
    year,
  }))
  return shorter.filter(({ months }, at) => months !== (shorter[at - 1] ?? heading).months)
}

function leastOf({ months, year }: Heading, days: readonly IsoDate[]): Heading | null {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || year === null) return null
  if (days.length === 1) return { months: formatDate(first), year: null }
  // Of two years the later one is enough: months follow each other.
  const [yearOfFirst, yearOfLast] = [first.slice(0, 4), last.slice(0, 4)]
  const isOfTwoYears = yearOfFirst !== yearOfLast && months.includes(yearOfFirst)
  return isOfTwoYears ? formatHeading(toIsoDate(`${yearOfLast}${first.slice(4)}`), last) : null
}

/** A heading is a sentence of its language, which stays: only the names in it are exchanged. */
function withShortNames(words: string): string {
  const { weekdays, weekdaysShort, months, monthsShort } = dateWordsIn(i18n.locale)
  const [names, short] = [
    [...weekdays, ...months],
    [...weekdaysShort, ...monthsShort],
  ]
  return names.reduce((text, name, at) => text.replace(name, short[at] ?? name), words)
}
