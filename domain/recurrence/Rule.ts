import type { CalendarScale } from './CalendarScale.ts'
import type { EpochMs, LocalMs, Weekday } from '../time/units.ts'

export type Frequency = 'SECONDLY' | 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/**
 * A weekday of BYDAY; `nth` is 0 for every one, else the one counted from the start (1) or the end (-1) of
 * its month or year.
 */
export type NthWeekday = { readonly weekday: Weekday; readonly nth: number }

/** UNTIL as it was written: a date, a local time without a zone, or an instant. All are inclusive. */
export type Until =
  | { readonly kind: 'date'; readonly local: LocalMs }
  | { readonly kind: 'floating'; readonly local: LocalMs }
  | { readonly kind: 'utc'; readonly instant: EpochMs }

/**
 * What replaces a month or day that does not exist: nothing, the one before, or the one after (RFC 7529 4.1).
 */
export type Skip = 'OMIT' | 'BACKWARD' | 'FORWARD'

/** The calendar system in which a rule counts years, months and days, and its SKIP. */
export type RuleScale = {
  /** As RSCALE says it, in upper case. */
  readonly name: string
  readonly calendar: CalendarScale
  readonly skip: Skip
}

/**
 * A recurrence rule (RFC 5545 3.3.10) with its defaults filled in; a missing part is an empty list. Lists
 * have no duplicates.
 */
export type Rule = {
  readonly frequency: Frequency
  /** At least 1. */
  readonly interval: number
  /** The maximum number of occurrences, counting the one at DTSTART; null without COUNT. */
  readonly count: number | null
  readonly until: Until | null
  readonly weekStartsOn: Weekday
  /** RSCALE and SKIP (RFC 7529); null for the Gregorian calendar without SKIP, the usual case. */
  readonly scale: RuleScale | null
  /** A leap month is between two others: `5L` is 5.5. */
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
