import { readDate } from '../../time/parseDate.ts'
import type { IsoDate } from '../../time/units.ts'
import type { DayContext } from '../DayContext.ts'
import { readDay } from '../readDay.ts'
import { lastOfMonth } from '../readRelativeDay.ts'
import type { Read, Sentence } from '../Sentence.ts'

/** The last day of a series, or of a stay. */
export type WrittenUntil = {
  readonly date: IsoDate
  /** A day or month without its year: it is the first such one that the event allows. */
  readonly isYearless: boolean
  /** `the end of the month`: of that in which the event begins. */
  readonly isMonthEnd?: boolean
}

/** `until june`, `bis 15. Mai`: a day, or the last of a month. */
export function readUntil(context: DayContext, at: number): Read<WrittenUntil> | null {
  const { sentence, today } = context
  const until = sentence.find(at, 'until')
  if (until === null) return null
  for (const from of [until.next, sentence.find(until.next, 'on')?.next]) {
    if (from === undefined) continue
    const end = sentence.find(from, 'monthEnd') ?? monthAt(sentence, from)
    if (end)
      return { value: { date: lastOfMonth(today), isYearless: false, isMonthEnd: true }, next: end.next }
    const day = readDay(context, from)
    if (day) {
      const isYearless = isYearlessDate(sentence, from, day.next)
      return { value: { date: day.value.date, isYearless }, next: day.next }
    }
    const month = sentence.find(from, 'months')
    if (month) {
      const isNextYear = month.value < Number(today.slice(5, 7))
      const year = sentence.tokens[month.next]
      const isYear = year?.kind === 'number' && year.text.length === 4
      const named = isYear ? year.text : String(Number(today.slice(0, 4)) + (isNextYear ? 1 : 0))
      const first = readDate(`${named}-${String(month.value).padStart(2, '0')}-01`)
      if (first)
        return {
          value: { date: lastOfMonth(first), isYearless: !isYear },
          next: isYear ? month.next + 1 : month.next,
        }
    }
  }
  return null
}

/** `du mois` after `jusqu'à la fin`, `mes` after `hasta fin de`. */
function monthAt({ find }: Sentence, at: number): Read<unknown> | null {
  const unit = find(at, 'units')
  return find(at, 'ofMonth') ?? (unit?.value === 'month' && find(unit.next, 'coming') === null ? unit : null)
}

/** `30 June`, `30.6.`, but not `Friday` or `30 June 2027`. */
function isYearlessDate({ tokens, has }: Sentence, from: number, next: number): boolean {
  const words = tokens.slice(from, next)
  const numbers = words.filter(({ kind }) => kind === 'number')
  const hasMonth = words.some((_, index) => has(from + index, 'months'))
  return numbers.length === (hasMonth ? 1 : 2) && numbers.every(({ text }) => text.length <= 2)
}

/** `10 times`. */
export function readTimes(sentence: Sentence, at: number): Read<number> | null {
  const from = sentence.find(at, 'for')?.next ?? at
  const number = sentence.tokens[from]
  if (number?.kind !== 'number' || number.text.length > 3 || Number(number.text) < 1) return null
  const times = sentence.find(from + 1, 'times')
  return times && { value: Number(number.text), next: times.next }
}
