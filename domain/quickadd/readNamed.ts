import type { EventPerson } from '../event/guests/GuestList.ts'
import type { QuickAddReference } from './QuickAddReading.ts'
import { prepareSentence, type Read, type Sentence } from './Sentence.ts'
import { sentenceTokens } from './sentenceTokens.ts'
import { wordTable } from './wordTable.ts'

type People = NonNullable<QuickAddReference['people']>

/** `Bob Dodgson`, or one word of a name: `bob`. What may be several people is nobody. @returns an address */
export function readNamed({ tokens }: Sentence, at: number, people: People): Read<string> | null {
  if (tokens[at]?.kind !== 'word') return null
  for (const group of people) {
    const named = group.map((person) => ({ address: person.address, names: namesOf(person) }))
    const whole = named
      .filter(
        ({ names }) => names.length > 1 && names.every((name, index) => tokens[at + index]?.text === name),
      )
      .toSorted((one, other) => other.names.length - one.names.length)[0]
    if (whole) return { value: whole.address, next: at + whole.names.length }
    const [first, ...others] = named.filter(({ names }) => names.includes(tokens[at]?.text ?? ''))
    if (first) return others.length === 0 ? { value: first.address, next: at + 1 } : null
  }
  return null
}

/** The word after the last `with` of a text, which may be somebody's name; empty for none. */
export function soughtName(
  text: string,
  { language, dates }: Pick<QuickAddReference, 'language' | 'dates'>,
): string {
  const { tokens, find } = prepareSentence(text, { words: wordTable(language), dates, plain: [] })
  const found = tokens.findLast((_, index) => find(index, 'with') !== null)
  const next = found && find(tokens.indexOf(found), 'with')?.next
  const token = next === undefined ? undefined : tokens[next]
  return token?.kind === 'word' ? token.raw : ''
}

const namesOf = ({ name }: EventPerson) =>
  sentenceTokens(name).flatMap(({ kind, text }) => (kind === 'word' ? text : []))
