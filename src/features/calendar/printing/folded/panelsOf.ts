import type { IsoDate } from '#domain/time/units.ts'

/** A small page of a folded sheet: its number in the booklet, its date, and where it is on the sheet, both from 1 on. */
export type Panel = {
  readonly page: number
  /** null for the cover. */
  readonly date: IsoDate | null
  /** The upper row, 1, stands on its head. */
  readonly row: number
  /** From where a line begins: the left, or the right where lines run from there. */
  readonly column: number
}

/**
 * The numbers of the small pages on a sheet that lies across, row by row. Folded along the middle of both sides and cut between
 * the two columns in the middle, it becomes a booklet.
 */
const imposed: readonly (readonly number[])[] = [
  [5, 4, 3, 2],
  [6, 7, 8, 1],
]

/**
 * The eight small pages of a week in the order of reading: the cover and seven days.
 *
 * @param days seven, in order
 */
export const panelsOf = (days: readonly IsoDate[]): readonly Panel[] =>
  imposed
    .flatMap((row, index) =>
      row.map((page, column) => ({ page, date: days[page - 2] ?? null, row: index + 1, column: column + 1 })),
    )
    .toSorted((one, other) => one.page - other.page)
