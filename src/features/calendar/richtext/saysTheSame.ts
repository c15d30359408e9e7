import type { Block, RichText, Run } from './RichText.ts'

/**
 * Whether a plain text says what a rich one says. If it does not, another program changed the plain text alone,
 * and the rich one is out of date.
 *
 * Every program has its own way to make plain text of formatted text, so only letters, digits and pictures are
 * compared, in their order. The plain text may also have the addresses of links, and the marks of lists.
 */
export function saysTheSame(rich: RichText, plain: string): boolean {
  const wanted = lettersOf(plain)
  let places: readonly number[] = [0]
  for (const { letters, isOptional } of rich.flatMap(piecesOf)) {
    const next = new Set<number>()
    for (const place of places) {
      if (wanted.startsWith(letters, place)) next.add(place + letters.length)
      if (isOptional) next.add(place)
    }
    places = [...next].slice(0, maxPlaces)
  }
  return places.includes(wanted.length)
}

/** How many readings of the same text are followed at once. */
const maxPlaces = 32

type Piece = { readonly letters: string; readonly isOptional: boolean }

const required = (text: string): Piece => ({ letters: lettersOf(text), isOptional: false })
const optional = (text: string): Piece => ({ letters: lettersOf(text), isOptional: true })

function piecesOf(block: Block): readonly Piece[] {
  if (block.kind === 'paragraph') return block.content.flatMap(piecesOfRun)
  return block.items.flatMap((item, index) => [
    // Outlook has the letter o for the dots of an inner list.
    optional(block.isOrdered ? String(index + 1) : 'o'),
    ...item.flatMap(piecesOf),
  ])
}

function piecesOfRun({ text, href }: Run): readonly Piece[] {
  if (href === undefined) return [required(text)]
  const [scheme = '', address = ''] = href.split(/:(.*)/s)
  return [required(text), optional(scheme), optional(address)]
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, '')
