import { Parser } from 'htmlparser2'
import { RichTextBuilder } from './RichTextBuilder.ts'
import type { RichText } from './RichText.ts'

/**
 * The rich text in HTML by anybody: only its text, its lists, what is bold or italic, and links that are safe
 * (`safeAddress`). Nothing else of it is left: no other element, no attribute, no style. So it is safe to show,
 * as long as it is not made from text of HTML again but element by element.
 *
 * @returns null if it is longer than `maxHtml`, or deeper than anybody writes, or holds no text
 */
export function readHtml(html: string): RichText | null {
  if (html.length > maxHtml) return null
  const builder = new RichTextBuilder()
  let depth = 0
  const parser = new Parser({
    onopentag(name, { href }) {
      if (++depth > maxDepth) throw new TooDeep()
      builder.open(name, href)
    },
    onclosetag(name) {
      depth--
      builder.close(name)
    },
    ontext: (text) => builder.write(text),
  })
  try {
    parser.end(html)
  } catch (error) {
    if (error instanceof TooDeep) return null
    throw error
  }
  const rich = builder.end()
  return rich.length === 0 ? null : rich
}

class TooDeep extends Error {}

/** Characters. */
export const maxHtml = 200_000

/** Elements in elements. The parser's time grows with the square of them. */
const maxDepth = 512
