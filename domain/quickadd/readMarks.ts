import { foldText } from '../search/foldText.ts'
import { readAmount, type Amount } from './readAmount.ts'
import { afterApostrophe } from './dateWords.ts'
import { readNamed } from './readNamed.ts'
import { sentenceTokens } from './sentenceTokens.ts'
import type { QuickAddReference } from './QuickAddReading.ts'
import type { Read, Sentence } from './Sentence.ts'

/** `alert 10m`, `remind me 1 day before`, `10 min before`. @returns minutes before the start */
export function readReminder(sentence: Sentence, at: number): Read<number> | null {
  const { find } = sentence
  const remind = find(at, 'remind')
  const from = remind ? afterColon(sentence, remind.next) : at
  const amount = readAmount(sentence, from) ?? (remind && bareMinutes(sentence, from))
  if (amount === null) return null
  const before = find(amount.next, 'before')
  if (remind === null && before === null) return null
  const minutes = minutesOf(amount.value)
  return minutes === null ? null : { value: minutes, next: before?.next ?? amount.next }
}

/** `alert 10`. */
function bareMinutes({ tokens }: Sentence, at: number): Read<Amount> | null {
  const number = tokens[at]
  return number?.kind === 'number' && number.text.length <= 3
    ? { value: { count: Number(number.text), unit: 'minute' }, next: at + 1 }
    : null
}

/** `alert: 10m`, `rappel de 10 min`. */
function afterColon({ tokens, find }: Sentence, at: number): number {
  const next = tokens[at]?.text === ':' ? at + 1 : at
  return find(next, 'of')?.next ?? next
}

/** A month has no length in minutes. */
function minutesOf({ count, unit }: Amount): number | null {
  switch (unit) {
    case 'minute':
      return count
    case 'hour':
      return count * 60
    case 'day':
      return count * 24 * 60
    case 'week':
      return count * 7 * 24 * 60
    default:
      return null
  }
}

/** `/Work`: a calendar by its name, or by the beginning of its name. @returns its id */
export function readCalendar(
  { tokens }: Sentence,
  at: number,
  calendars: QuickAddReference['calendars'],
): Read<string> | null {
  const [slash, word] = [tokens[at], tokens[at + 1]]
  if (slash?.text !== '/' || slash.isGlued || !word?.isGlued) return null
  let best: Read<string> | null = null
  for (const { id, name } of calendars) {
    const names = sentenceTokens(name)
    const isNamed =
      names.length > 0 && names.every(({ text }, index) => tokens[at + 1 + index]?.text === text)
    const next = at + 1 + names.length
    if (isNamed && next > (best?.next ?? 0)) best = { value: id, next }
  }
  if (best) return best
  const begun = calendars.find(({ name }) => foldText(name).startsWith(word.text))
  return begun && !tokens[at + 2]?.isGlued ? { value: begun.id, next: at + 2 } : null
}

/** `#food`. */
export function readCategory({ tokens }: Sentence, at: number): Read<string> | null {
  if (tokens[at]?.text !== '#' || tokens[at].isGlued) return null
  let next = at + 1
  while (tokens[next]?.isGlued && isOfCategory(tokens[next]?.raw ?? '')) next++
  const raw = tokens.slice(at + 1, next).map((token) => token.raw)
  return /\p{L}/u.test(raw.join('')) ? { value: raw.join(''), next } : null
}

const isOfCategory = (raw: string) => /^(?:[\p{L}\p{M}]+|\d+|[-_])$/u.test(raw)

/** `with bob@example.com and ann`: addresses, and after `with` people by their names. @returns addresses */
export function readGuests(
  sentence: Sentence,
  at: number,
  people: NonNullable<QuickAddReference['people']>,
): Read<readonly string[]> | null {
  const { tokens, find } = sentence
  const opened = find(at, 'with')
  const guests: string[] = []
  let next = at
  let from: number | null = opened?.next ?? at
  while (from !== null) {
    const guest = addressAt(sentence, from) ?? (opened && readNamed(sentence, from, people))
    if (guest === null) break
    guests.push(guest.value)
    next = guest.next
    const comma = tokens[next]?.text === ',' ? next + 1 : next
    from = find(comma, 'and')?.next ?? (tokens[comma]?.kind === 'mark' ? comma + 1 : comma)
  }
  return guests.length > 0 ? { value: guests, next } : null
}

function addressAt({ tokens }: Sentence, at: number): Read<string> | null {
  const address = addressIn(tokens[at]?.raw ?? '')
  return tokens[at]?.kind === 'opaque' && address !== null ? { value: address, next: at + 1 } : null
}

/** An e-mail address without the comma after it. */
function addressIn(raw: string): string | null {
  const address = raw.replace(/[,;.]$/, '')
  const parts = address.split('@')
  return parts.length === 2 &&
    /^[\w.+'-]+$/.test(parts[0] ?? '') &&
    /^[\w-]+(?:\.[\w-]+)+$/.test(parts[1] ?? '')
    ? address
    : null
}

/**
 * `at Rosa`, `@ Room 4`, `in Berlin`: up to a comma, the end, or what is read as something else.
 *
 * @param isOther whether something else begins at a token
 */
export function readPlace(
  sentence: Sentence,
  at: number,
  isOther: (at: number) => boolean,
): Read<string> | null {
  const { text, tokens, find } = sentence
  const any = find(at, 'place')
  const named = find(at, 'placeNamed')
  const after = Math.max(any?.next ?? 0, named?.next ?? 0)
  // `à l’Olympia`.
  const from = afterApostrophe(sentence, after)
  const begin = tokens[from]
  if (after === 0 || begin === undefined || begin.kind === 'plain') return null
  if (after !== any?.next && !isName(begin.raw)) return null
  if (find(from, 'numbers') && begin.kind === 'word' && find(find(from, 'numbers')?.next ?? from, 'units'))
    return null
  let next = from
  while (next < tokens.length && !endsPlace(sentence, next, from) && !isOther(next)) next++
  const last = tokens[next - 1]
  if (next === from || last === undefined) return null
  const value = text.slice(begin.start, last.end)
  return { value: /^"[^"]*"$/.test(value) ? value.slice(1, -1).trim() : value, next }
}

/** A capital letter, a digit, or quotes. */
const isName = (raw: string) => /^["\d]/.test(raw) || raw !== raw.toLowerCase()

function endsPlace({ tokens, find }: Sentence, at: number, from: number): boolean {
  const token = tokens[at]
  if (token === undefined || /^[,;!?]$/.test(token.text)) return true
  if (token.kind === 'mark' && !token.isGlued && /^[-–—/#(|]$/u.test(token.text)) return true
  return at > from && find(at, 'stop') !== null
}
