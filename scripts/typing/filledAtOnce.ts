/**
 * Where a story uses `fill` for a date, a time or a title.
 *
 * @param source of a story
 * @returns line numbers, from 1
 */
export function filledAtOnce(source: string): readonly number[] {
  return [...source.matchAll(/\.fill\(/g)]
    .filter(({ index }) => isTyped.test(chainBefore(source, index)))
    .map(({ index }) => source.slice(0, index).split('\n').length)
}

const isTyped = /\b(?:title|date|time)\b/i

/** The expression that a call belongs to: back to the end of the statement before, or to `await`. */
function chainBefore(source: string, end: number): string {
  const before = source.slice(0, end)
  return before.slice(Math.max(before.lastIndexOf('await '), before.lastIndexOf(';'), 0))
}
