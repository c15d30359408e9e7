import type { Columns } from '../views/columnsFor.ts'

/** A character of a button, in the widest of our languages. */
export const characterRem = 0.5

/** All of the bar but words and the views: with the larger buttons for a finger, whether there is one or not. */
const otherButtonsRem = 19

/**
 * How much room one line of the bar has for the buttons of the views.
 *
 * @param widthRem of the page; 0 before it is measured
 * @param words of the other buttons
 */
export function barRoom(widthRem: number, columns: Columns, words: readonly string[]): number {
  if (widthRem === 0) return Infinity
  // The rail with its gap, and what is around the page.
  const besideRem = columns === 7 ? 18.5 : 1.5
  return widthRem - besideRem - otherButtonsRem - words.join('').length * characterRem
}
