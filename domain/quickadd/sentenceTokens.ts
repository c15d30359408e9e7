import { foldText } from '../search/foldText.ts'

export type Token = {
  /** `opaque`: an e-mail or web address, or a text in quotes; `plain`: for the title. */
  readonly kind: 'word' | 'number' | 'mark' | 'opaque' | 'plain'
  /** Without accents and capitals. */
  readonly text: string
  readonly raw: string
  readonly start: number
  /** Exclusive. */
  readonly end: number
  /** Nothing is between it and the one before. */
  readonly isGlued: boolean
}

/** The words, numbers and marks of a text, in order. It takes time in proportion to the text. */
export function sentenceTokens(text: string): readonly Token[] {
  const tokens: Token[] = []
  const add = (kind: Token['kind'], raw: string, start: number) => {
    const isGlued = tokens.at(-1)?.end === start
    tokens.push({ kind, text: foldText(raw), raw, start, end: start + raw.length, isGlued })
  }
  for (const { 0: chunk, index } of text.matchAll(/"[^"]*"|[^\s"]+|"/gu)) {
    if (chunk.length > 1 && (chunk.startsWith('"') || isAddress(chunk))) add('opaque', chunk, index)
    else
      for (const { 0: raw, index: at } of chunk.matchAll(/\d+|[\p{L}\p{M}]+|[^]/gu))
        add(kindOf(raw), raw, index + at)
  }
  return tokens
}

const isAddress = (chunk: string) => {
  const at = chunk.indexOf('@')
  return (at > 0 && chunk.indexOf('.', at) > at + 1) || isLink(chunk)
}

/** With its scheme, or as `www.example.com` and `meet.example.com/abc`. */
function isLink(chunk: string): boolean {
  const [host = '', path = ''] = chunk.replace(/^[(<]/, '').split('/', 2)
  if (hasScheme.test(chunk) || /^www\./i.test(host)) return true
  return path !== '' && isHost.test(host) && /[a-z]{2}$/i.test(host)
}

const hasScheme = /^[(<]?[a-z][a-z\d+.-]*:\/\//i
const isHost = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i

const kindOf = (raw: string) => (/^\d/.test(raw) ? 'number' : /^\p{L}/u.test(raw) ? 'word' : 'mark')
