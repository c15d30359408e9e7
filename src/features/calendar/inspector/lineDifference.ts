/** A line of two texts that are compared: in both, in the first alone, or in the second alone. */
export type ComparedLine = { readonly side: 'both' | 'before' | 'after'; readonly text: string }

/** Above this many pairs of lines to compare, all of them count as replaced. */
const maxPairs = 4_000_000

/**
 * Two texts as one list of lines, with as many as possible in both: without those of `after` it is `before`, and
 * without those of `before` it is `after`. A comma at the end makes no line another one.
 */
export function lineDifference(before: readonly string[], after: readonly string[]): readonly ComparedLine[] {
  const isSame = (a: number, b: number) => bare(before[a]) === bare(after[b])
  const least = Math.min(before.length, after.length)
  let head = 0
  while (head < least && isSame(head, head)) head++
  let tail = 0
  while (tail < least - head && isSame(before.length - 1 - tail, after.length - 1 - tail)) tail++
  const middle = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)] as const
  return [
    ...after.slice(0, head).map(sided('both')),
    ...compared(...middle),
    ...after.slice(after.length - tail).map(sided('both')),
  ]
}

/** By the length of the longest common subsequence of what follows each pair. */
function compared(before: readonly string[], after: readonly string[]): readonly ComparedLine[] {
  const [rows, columns] = [before.length, after.length]
  if (rows * columns > maxPairs || rows * columns === 0)
    return [...before.map(sided('before')), ...after.map(sided('after'))]
  const width = columns + 1
  const common = new Uint32Array((rows + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      common[row * width + column] =
        bare(before[row]) === bare(after[column])
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const lines: ComparedLine[] = []
  let [row, column] = [0, 0]
  while (row < rows && column < columns) {
    const [one, other] = [before[row] ?? '', after[column] ?? '']
    if (bare(one) === bare(other)) {
      lines.push({ side: 'both', text: other })
      ;[row, column] = [row + 1, column + 1]
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      lines.push({ side: 'before', text: one })
      row++
    } else {
      lines.push({ side: 'after', text: other })
      column++
    }
  }
  return [...lines, ...before.slice(row).map(sided('before')), ...after.slice(column).map(sided('after'))]
}

const bare = (line: string | undefined) => (line?.endsWith(',') ? line.slice(0, -1) : line)

const sided =
  (side: ComparedLine['side']) =>
  (text: string): ComparedLine => ({ side, text })
