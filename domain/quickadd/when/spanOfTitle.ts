import { afterOrdinal, isDateAt, weekdayAt } from '../dateWords.ts'
import { isDoubtful } from '../readWeekday.ts'
import type { Sentence } from '../Sentence.ts'

/**
 * Words that could be a day or several, and describe the title where another day is named after them: `2nd` of `2nd
 * interview Thu`, `end of month` of `end of month report Friday 10`, `weekend` of `weekend rota Friday`, `Fr.` of `Fr. Weber Mi`.
 *
 * @returns the token after them, null if there are none
 */
export function spanOfTitle(sentence: Sentence, at: number): number | null {
  const { find } = sentence
  const name = salutation(sentence, at)
  if (name !== null && (isAfterPreposition(sentence, at) || hasDayAfter(sentence, name))) return name
  const article = find(at, 'articles')?.next ?? at
  const begin = find(at, 'from')?.next ?? article
  const next =
    namedOrdinal(sentence, article) ??
    monthEnd(sentence, begin) ??
    namedSpan(sentence, find(at, 'on')?.next ?? at)
  return next !== null && hasDayAfter(sentence, next) ? next : null
}

/** `2nd interview`, `2º turno`; `2nd at 10` and `2nd of May` are days. */
function namedOrdinal(sentence: Sentence, at: number): number | null {
  const number = sentence.tokens[at]
  if (number?.kind !== 'number' || number.text.length > 2) return null
  const next = afterOrdinal(sentence, at + 1)
  return next > at + 1 && isOfTitle(sentence, next) ? next : null
}

/** `Fr. Weber`. */
function salutation(sentence: Sentence, at: number): number | null {
  const { tokens, find } = sentence
  const next = find(at, 'salutations')?.next
  const name = next === undefined ? undefined : tokens[next]
  if (next === undefined || name === undefined || tokens[next - 1]?.text !== '.') return null
  const isName = isOfTitle(sentence, next) && name.raw !== name.raw.toLowerCase()
  return isName ? next : null
}

const isAfterPreposition = ({ has }: Sentence, at: number) => has(at - 1, 'with', 'for', 'place')

/** `end of month`, `fin décembre`. */
function monthEnd({ find, has }: Sentence, at: number): number | null {
  const whole = find(at, 'monthEnd')
  if (whole) return has(whole.next, 'coming', 'comingButOne') ? null : whole.next
  const end = find(at, 'endOf')
  return end && (find(end.next, 'months')?.next ?? null)
}

/** `weekend rota`, `planning du week-end jeudi`, `week 49 review`. */
function namedSpan(sentence: Sentence, at: number): number | null {
  const { tokens, find } = sentence
  const weekend = find(at, 'weekend')
  const week = find(at, 'week')
  const isNumbered = week !== null && tokens[week.next]?.kind === 'number'
  const next = weekend?.next ?? (isNumbered ? week.next + 1 : null)
  if (next === null) return null
  const weekday = weekdayAt(sentence, next)
  const isOther = weekend !== null && weekday !== null && weekday.value % 6 > 0
  return isOther || isOfTitle(sentence, next) ? next : null
}

/** A word that says nothing of time. */
function isOfTitle({ tokens, has }: Sentence, at: number): boolean {
  const word = tokens[at]
  if (word?.kind !== 'word' || word.isGlued) return false
  const isWhen =
    has(
      at,
      'days',
      'weekdays',
      'weekly',
      'months',
      'units',
      'workdays',
      'weekend',
      'week',
      'nth',
      'monthEnd',
    ) ||
    has(
      at,
      'parts',
      'partsAlone',
      'clocks',
      'ahead',
      'allDay',
      'rhythms',
      'dailyParts',
      'next',
      'this',
      'coming',
    )
  const isJoint =
    has(at, 'at', 'from', 'to', 'until', 'on', 'of', 'inMonth', 'ofMonth', 'and', 'in', 'for', 'with') ||
    has(at, 'every', 'remind', 'except', 'place', 'am', 'pm', 'oclock')
  return !isWhen && !isJoint
}

/** As many words are looked at, so that a long text takes no time of its square. */
const furthest = 40

/** Whether a day is named later, and not as the end of something. */
function hasDayAfter(sentence: Sentence, next: number): boolean {
  const { tokens, find, has } = sentence
  for (let at = next; at < Math.min(tokens.length, next + furthest); at++) {
    const isEnd = [1, 2].some((back) => has(at - back, 'until') || has(at - back, 'to'))
    const weekday = weekdayAt(sentence, at)
    const isDay =
      (weekday !== null && !isDoubtful(sentence, at, weekday.next)) ||
      has(at, 'days') ||
      isDateAt(sentence, at)
    if (isDay && !isEnd && find(at - 1, 'except') === null) return true
  }
  return false
}
