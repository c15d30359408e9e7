/** In rem, as in MonthGrid.module.css: the weekdays, the least height of a week, its numerals, a line with its gap. */
export const headRem = 1.9375
export const leastWeekRem = 5.25
const numeralRem = 2.125
const lineRem = 1.375

/** How many lines a day has room for in a week of a height. */
export const linesIn = (weekRem: number): number => Math.max(1, Math.floor((weekRem - numeralRem) / lineRem))
