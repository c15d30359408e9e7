import { freeSlots } from './freeSlots.ts'

/** Minutes from midnight, end exclusive. */
export type Span = { readonly start: number; readonly end: number }

/** A span with its 0-based `column` among the `columns` of its group. */
export type Placed<S extends Span> = S & { readonly column: number; readonly columns: number }

/**
 * Place overlapping spans side by side, as in a week view. A span takes the leftmost column free at its
 * start; spans that overlap, directly or through others, share a width.
 *
 * @param spans minutes from midnight, end exclusive, any order
 * @param minimumMinutes how much the shortest span takes up when drawn: overlaps are those of what is drawn
 * @param maxColumns of a group; a span for which none is free is left out
 * @returns the spans by start, the longer first, each with its 0-based `column` and its group's `columns`
 */
export function sideBySide<S extends Span>(
  spans: readonly S[],
  minimumMinutes = 0,
  maxColumns = Infinity,
): readonly Placed<S>[] {
  const drawnEnd = (span: Span) => Math.max(span.end, span.start + minimumMinutes)
  const ordered = spans.toSorted((a, b) => a.start - b.start || drawnEnd(b) - drawnEnd(a))
  const placed: Placed<S>[] = []
  let group: { readonly span: S; readonly column: number }[] = []
  let columns = freeSlots(maxColumns)
  let groupEnd = -Infinity
  const closeGroup = () => {
    for (const { span, column } of group) placed.push({ ...span, column, columns: columns.count })
    group = []
    columns = freeSlots(maxColumns)
  }
  for (const span of ordered) {
    if (span.start >= groupEnd) closeGroup()
    const column = columns.take(span.start, drawnEnd(span))
    groupEnd = Math.max(groupEnd, drawnEnd(span))
    if (column < maxColumns) group.push({ span, column })
  }
  closeGroup()
  return placed
}
