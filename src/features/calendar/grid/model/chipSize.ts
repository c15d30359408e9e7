/** What a chip among hours has room for: title and time on one line, a line for each, or more. */
export type ChipSize = 'short' | 'medium' | 'long'

/** So high a chip has room for two lines of text, and for four. */
const twoLinesRem = 2.375
const fourLinesRem = 4.375

/** @param heightRem as drawn, in rem: how long an event has room for depends on how high an hour is */
export function chipSize(heightRem: number): ChipSize {
  if (heightRem < twoLinesRem) return 'short'
  return heightRem < fourLinesRem ? 'medium' : 'long'
}
