import { chipLineRem } from '../../../../ui/styles/chipLine.ts'

/** In rem, as in MonthGrid.module.css: the weekdays, the least height of a week, and its numerals. */
export const headRem = 1.9375
export const leastWeekRem = 5.25
const numeralRem = 2.125
const numeralByFingerRem = 1.8125

/** How many lines a day has room for in a week of a height. */
export const linesIn = (weekRem: number, isByFinger: boolean): number => {
  const roomRem = weekRem - (isByFinger ? numeralByFingerRem : numeralRem)
  return Math.max(1, Math.floor(roomRem / chipLineRem(isByFinger)))
}
