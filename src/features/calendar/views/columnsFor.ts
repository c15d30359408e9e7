/** How many days are side by side: a week, or three if there is no space for a week. */
export type Columns = 7 | 3

/** By the width of the page in rem: 900 pixels in the design. */
export const columnsFor = (widthRem: number): Columns => (widthRem < 56.25 ? 3 : 7)
