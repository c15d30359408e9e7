/** How many days are side by side: a week, three if there is no space for a week, or one. */
export type Columns = 7 | 3 | 1

/** By the width of the page in rem: 900 and 480 pixels in the design. */
export function columnsFor(widthRem: number): Columns {
  if (widthRem >= 56.25) return 7
  return widthRem < 30 ? 1 : 3
}
