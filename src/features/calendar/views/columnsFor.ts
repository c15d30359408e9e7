/** How many days stand side by side: a week, or where that has no room three days. */
export type Columns = 7 | 3

/** By the width of the page in rem: what design calls 900 pixels. */
export const columnsFor = (widthRem: number): Columns => (widthRem < 56.25 ? 3 : 7)
