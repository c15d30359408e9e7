import type { EpochMs, WallMs, Weekday } from '../time/units.ts'

export type Frequency = 'SECONDLY' | 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/** A weekday of BYDAY; `nth` is 0 for each of them, else the one from the start (1) or the end (-1) of its month or year. */
export type NthWeekday = { readonly weekday: Weekday; readonly nth: number }

/** UNTIL as it was written: a day, a wall without a zone, or an instant. All are inclusive. */
export type Until =
  | { readonly kind: 'date'; readonly wall: WallMs }
  | { readonly kind: 'floating'; readonly wall: WallMs }
  | { readonly kind: 'utc'; readonly instant: EpochMs }

/** A recurrence rule (RFC 5545 3.3.10) with its defaults filled in; a part that is not there is an empty list. Each list holds a number once. */
export type Rule = {
  readonly frequency: Frequency
  /** At least 1. */
  readonly interval: number
  /** How many occurrences at most, the one at DTSTART counted; null for no such end. */
  readonly count: number | null
  readonly until: Until | null
  readonly weekStartsOn: Weekday
  readonly byMonth: readonly number[]
  readonly byWeekNo: readonly number[]
  readonly byYearDay: readonly number[]
  readonly byMonthDay: readonly number[]
  readonly byDay: readonly NthWeekday[]
  readonly byHour: readonly number[]
  readonly byMinute: readonly number[]
  readonly bySecond: readonly number[]
  readonly bySetPos: readonly number[]
}
