import type { NthWeekday } from '../../recurrence/Rule.ts'
import type { IsoDate, Weekday } from '../../time/units.ts'
import type { QuickAddRule } from '../QuickAddReading.ts'

/** How an event repeats, without its end; the date that it names. */
export type WrittenRhythm = Omit<QuickAddRule, 'end'> & { readonly date: IsoDate | null }

/** Every one of a unit, if its parts say nothing else. */
export const rhythm = (
  frequency: WrittenRhythm['frequency'],
  parts: Partial<WrittenRhythm>,
): WrittenRhythm => ({
  frequency,
  interval: 1,
  days: [],
  monthDays: [],
  position: null,
  date: null,
  ...parts,
})

/** Every day. */
export const daily = rhythm('DAILY', {})

/** As 1 to 5. */
export const mondayToFriday: readonly number[] = [1, 2, 3, 4, 5]

/** As 6 and 0. */
export const saturdayAndSunday: readonly number[] = [6, 0]

/** On weekdays, 0 for Sunday. */
export const onWeekdays = (weekdays: readonly number[]) => rhythm('WEEKLY', { days: daysOfRule(weekdays) })

/** Weekdays, 0 for Sunday, each once. */
export const daysOfRule = (weekdays: readonly number[]): readonly NthWeekday[] =>
  [...new Set(weekdays)].map((weekday) => ({ weekday: asWeekday(weekday), nth: 0 }))

const allWeekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
/** 0 to 6. */
export const asWeekday = (weekday: number): Weekday => allWeekdays[weekday] ?? 0
