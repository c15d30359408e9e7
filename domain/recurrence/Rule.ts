import type { WallMs, Weekday } from '../time/units.ts'

export type Frequency = 'SECONDLY' | 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/** A weekday of BYDAY; `nth` is 0 for each of them, else the one from the start (1) or the end (-1) of its month or year. */
export type NthWeekday = { readonly weekday: Weekday; readonly nth: number }

/** A recurrence rule (RFC 5545 3.3.10) with its defaults filled in and its lists sorted out. */
export type Rule = {
  readonly frequency: Frequency
  /** At least 1. */
  readonly interval: number
  /** How many occurrences at most, the one at DTSTART counted; null for no such end. */
  readonly count: number | null
  /** The last moment an occurrence may start at, inclusive; null for no such end. */
  readonly until: Until | null
  readonly weekStartsOn: Weekday
  readonly byMonth: readonly number[]
  readonly byMonthDay: readonly number[]
  readonly byDay: readonly NthWeekday[]
  readonly bySetPos: readonly number[]
  /** Parts that only `rare.ts` understands, by their names in lower case. */
  readonly rareParts: { readonly [part: string]: readonly number[] }
}

/** UNTIL as it was written: a day, a wall without a zone, or an instant. */
export type Until =
  | { readonly kind: 'date'; readonly wall: WallMs }
  | { readonly kind: 'floating'; readonly wall: WallMs }
  | { readonly kind: 'utc'; readonly instant: number }

/** Whether the arithmetic of `ruleWalls` covers a rule; if not it takes `rareWalls`. */
export function isRare(rule: Rule): boolean {
  return (
    rule.frequency === 'SECONDLY' ||
    rule.frequency === 'MINUTELY' ||
    rule.frequency === 'HOURLY' ||
    Object.keys(rule.rareParts).length > 0
  )
}
