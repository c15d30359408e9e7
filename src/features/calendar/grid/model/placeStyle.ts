import type { CSSProperties } from 'react'
import type { TimedChip } from './DayModel.ts'

/**
 * Where a chip stands among hours, on an element of its own: what is written on each chip alone would keep the browser
 * from giving many the same style. By margins, as positioned elements are looked through one by one wherever the pointer
 * is.
 *
 * @param hourRem how high an hour is, in rem
 */
export const placeStyle = ({ start, end, column, columns }: TimedChip, hourRem: number) =>
  ({
    marginBlockStart: `${(start / 60) * hourRem}rem`,
    blockSize: `${((end - start) / 60) * hourRem}rem`,
    marginInlineStart: `${(column / columns) * 100}%`,
    inlineSize: `${100 / columns}%`,
  }) satisfies CSSProperties
