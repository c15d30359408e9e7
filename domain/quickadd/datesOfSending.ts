import type { Token } from './sentenceTokens.ts'

/**
 * The tokens of a text in which the dates of sending belong to the title: when a mail was sent is not when its event
 * is. They are those of a header (`Sent: Monday, 30 November 2026 09:15`) and of the line above a reply (`On Mon, 30
 * Nov 2026 at 09:15, Bob wrote:`), as programs write them in any of the languages.
 */
export function withoutDatesOfSending(tokens: readonly Token[], text: string): readonly Token[] {
  const fields = tokens.flatMap((_, at) => headerAt(tokens, at) ?? [])
  const names = new Set(fields.map(({ kind }) => kind))
  // `From: Berlin Date: 4 Dec 10:00` is a journey, and a date alone is one.
  const isMail = names.has('subject') && names.has('sender')
  const isSent = ({ kind }: Header) => (kind === 'sent' ? names.size > 1 : kind === 'date' && isMail)
  const ranges = [
    ...fields.filter(isSent).map(({ at, next }) => [at, headerEnd(tokens, text, next)] as const),
    ...tokens.flatMap((_, at) => quoteAt(tokens, at)),
  ]
  if (ranges.length === 0) return tokens
  return tokens.map((token, at) =>
    ranges.some(([from, to]) => at >= from && at < to)
      ? { ...token, kind: 'plain' as const, text: '' }
      : token,
  )
}

type HeaderKind = 'sent' | 'date' | 'sender' | 'subject' | 'other'
type Header = { readonly kind: HeaderKind; readonly at: number; readonly next: number }

const headers: readonly (readonly [HeaderKind, RegExp])[] = [
  ['sent', /^(?:sent|gesendet|envoye|enviado)$/],
  ['date', /^(?:date|datum|fecha)$/],
  ['sender', /^(?:from|von|de)$/],
  ['subject', /^(?:subject|betreff|objet|sujet|asunto)$/],
  ['other', /^(?:to|an|a|para|pour|cc|kopie|bcc)$/],
]

/** `Sent:`, `Envoyé :`, `Enviado el:`. */
function headerAt(tokens: readonly Token[], at: number): Header | null {
  const [kind] = headers.find(([, words]) => words.test(tokens[at]?.text ?? '')) ?? []
  if (kind === undefined) return null
  const colon = tokens[at + 1]?.text === 'el' ? at + 2 : at + 1
  return tokens[colon]?.text === ':' ? { kind, at, next: colon + 1 } : null
}

/** A field of one line has no ends of lines: there it ends at the next header, or after its time. */
function headerEnd(tokens: readonly Token[], text: string, from: number): number {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined || headerAt(tokens, at) !== null) return at
    if (at > from && text.slice(tokens[at - 1]?.end, token.start).includes('\n')) return at
    if (isClock(tokens, at) && !isFollowedByHeader(tokens, at)) return clockEnd(tokens, at)
  }
  return tokens.length
}

/** Between a time and the next header are half a day, seconds and a zone at most. */
const isFollowedByHeader = (tokens: readonly Token[], clock: number) =>
  Array.from({ length: 12 }, (_, more) => clock + more).some((at) => headerAt(tokens, at) !== null)

/** `09:15`. */
const isClock = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' && tokens[at + 1]?.text === ':' && /^\d\d$/.test(tokens[at + 2]?.text ?? '')

/** After `9:15:00 AM +0100`. */
function clockEnd(tokens: readonly Token[], at: number): number {
  let next = at + 3
  if (tokens[next]?.text === ':') next += 2
  if (/^(?:am|pm|uhr|h)$/.test(tokens[next]?.text ?? '')) next += 1
  if (/^[+-]$/.test(tokens[next]?.text ?? '') && tokens[next + 1]?.text.length === 4) next += 2
  return next
}

const wrote = /^(?:wrote|schrieb|ecrit|escribio)$/
const onDay = /^(?:on|am|le|el)$/

/** `Am 30.11.2026 um 09:15 schrieb Bob`: from the day to the word. @param at of the word */
function quoteAt(tokens: readonly Token[], at: number): readonly (readonly [number, number])[] {
  const word = tokens[at]?.text ?? ''
  // In German the name comes after it.
  const reach = word === 'schrieb' ? 6 : 1
  if (!wrote.test(word) || !tokens.slice(at + 1, at + 1 + reach).some(({ raw }) => raw.endsWith(':')))
    return []
  const before = (from: number, isSought: (index: number) => boolean) =>
    Array.from({ length: 24 }, (_, back) => from - back).find(isSought)
  const clock = before(at, (index) => isClock(tokens, index))
  const day = clock === undefined ? clock : before(clock, (index) => onDay.test(tokens[index]?.text ?? ''))
  return day === undefined ? [] : [[day, at + 1]]
}
