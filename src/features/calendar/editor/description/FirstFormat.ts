import type { Format } from './Format.ts'

/** What begins the formatting of a plain text: a format for what is selected, from one character to another. */
export type FirstFormat = {
  readonly format: Format
  readonly from: number
  readonly to: number
  /** Whether what is typed at its end has the format, too. */
  readonly isOpen: boolean
  /** Where the person is who went on typing since; null for nobody. */
  readonly caret: number | null
}

/** A format that is wanted, after the text was changed under it: it stays with the characters it was for. */
export function afterTyping(
  first: FirstFormat,
  [before, after]: readonly [string, string],
  caret: number,
): FirstFormat {
  const start = sameStart(before, after)
  const grown = after.length - before.length
  const isGrowing = first.isOpen && start === first.to && after.endsWith(before.slice(start))
  const moved = (at: number) => (at > start ? Math.max(at + grown, start) : at)
  return { ...first, from: moved(first.from), to: isGrowing ? first.to + grown : moved(first.to), caret }
}

/** How many characters are the same at the beginning of both. */
function sameStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}
