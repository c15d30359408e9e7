import type { Calendar } from '../../queries/calendars/Calendar.ts'

/** The calendars' monograms by their ids: one letter, or two where another calendar before it has the first. */
export type Monograms = ReadonlyMap<string, string>

/**
 * What tells calendars apart where there are no colours: the first letter of the name; where that is taken the initials of its first
 * two words, or the first letter with a further one. Names that leave no other way share one.
 */
export function monogramsOf(calendars: readonly Pick<Calendar, 'id' | 'name'>[]): Monograms {
  const taken = new Set<string>()
  return new Map(
    calendars.map(({ id, name }) => {
      const possible = candidates(name)
      const monogram = possible.find((each) => !taken.has(each)) ?? possible[0] ?? '?'
      taken.add(monogram)
      return [id, monogram]
    }),
  )
}

function candidates(name: string): readonly string[] {
  const [first = '', second = ''] = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  const [initial, ...further] = lettersOf(first)
  if (initial === undefined) return lettersOf(name.trim()).slice(0, 1)
  const large = initial.toUpperCase()
  const [next] = lettersOf(second)
  return [
    large,
    ...(next === undefined ? [] : [large + next.toUpperCase()]),
    ...further.map((each) => large + each),
  ]
}

/** As a reader counts them: a letter has its marks. */
const lettersOf = (text: string): readonly string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
