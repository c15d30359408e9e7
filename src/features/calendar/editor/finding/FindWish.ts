import type { ClockRange } from '#domain/freebusy/workingTime.ts'
import type { Weekday } from '#domain/time/units.ts'
import type { WorkingHours } from '../../options/ViewOptions.ts'

/** A part of the day in which a meeting may be. */
export type DayPart = 'work' | 'morning' | 'afternoon' | 'any'

/** What somebody wishes of a time, besides its length. */
export type FindWish = {
  /** How many days are looked through. */
  readonly days: number
  readonly weekdays: readonly Weekday[]
  readonly part: DayPart
  readonly gapMinutes: number
  /** How many of those who are required need not come; null until it was chosen. */
  readonly maxMissing: number | null
}

/** Two weeks of one's own working hours. */
export const usualWish = (workingHours: readonly WorkingHours[]): FindWish => ({
  days: 14,
  weekdays: everyWeekday.filter((weekday) => workingHours[weekday]),
  part: 'work',
  gapMinutes: 0,
  maxMissing: null,
})

const everyWeekday: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** The hours of a day that is worked on by exception, and those that are not too early or late for anybody. */
const exceptional: ClockRange = { start: '09:00', end: '18:00' }
const waking: ClockRange = { start: '07:00', end: '22:00' }

/** The hours of each weekday, Sunday first, in which a meeting may be; null for none. */
export function hoursOfWish(
  { weekdays, part }: Pick<FindWish, 'weekdays' | 'part'>,
  workingHours: readonly WorkingHours[],
): readonly (ClockRange | null)[] {
  return everyWeekday.map((weekday) => {
    if (!weekdays.includes(weekday)) return null
    return inPart(part, workingHours[weekday] ?? exceptional)
  })
}

function inPart(part: DayPart, worked: ClockRange): ClockRange | null {
  if (part === 'any') return waking
  if (part === 'work') return worked
  const { start, end } = worked
  const noon = '12:00'
  if (part === 'morning') return start < noon ? { start, end: end < noon ? end : noon } : null
  return end > noon ? { start: start > noon ? start : noon, end } : null
}
