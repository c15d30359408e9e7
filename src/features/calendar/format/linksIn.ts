import { parseUrl } from '../../../api/parseUrl.ts'

/** A part of a text as it was typed, and the address if it is a link. */
export type TextPart = { readonly text: string; readonly href: string | null }

/** Where an address begins, up to the next space, quote or bracket, which no address may contain. */
const address = /\b(?:https?:\/\/|mailto:)[^\s<>"“”„«»]+/gi

const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])

/**
 * The links (http, https, mailto) in a text by another person or program. The parts together are the text
 * unchanged. No other scheme ever becomes an `href`.
 */
export function linksIn(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const typed = withoutSentence(found)
    const href = hrefOf(typed)
    if (href === null) continue
    if (index > end) parts.push({ text: text.slice(end, index), href: null })
    parts.push({ text: typed, href })
    end = index + typed.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

/** Without what belongs to the sentence around it: its full stop, and a bracket that was opened before. */
function withoutSentence(found: string): string {
  let end = found.length
  let surplus = count(found, ')') - count(found, '(')
  for (; end > 0; end--) {
    const last = found.charAt(end - 1)
    if (last === ')' && surplus > 0) surplus--
    else if (!/[.,;:!?'’‘\]}*_]/.test(last)) break
  }
  return found.slice(0, end)
}

const count = (text: string, letter: string) => text.split(letter).length - 1

function hrefOf(typed: string): string | null {
  const url = parseUrl(typed)
  if (url === null || !schemes.has(url.protocol)) return null
  return url.protocol === 'mailto:' && !url.pathname.includes('@') ? null : url.href
}
