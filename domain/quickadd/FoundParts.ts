import type { Amount } from './readAmount.ts'
import type { Clocks } from './clock/ClockTime.ts'
import type { Days } from './readDays.ts'
import type { WrittenRhythm } from './pattern/WrittenRhythm.ts'
import type { WrittenUntil } from './rhythm/readUntil.ts'

/** What was read of a sentence, before it is put together. */
export type FoundParts = {
  readonly days?: Days
  readonly clocks?: Clocks
  /** In which the clocks are meant, an IANA name. */
  readonly zone?: string
  /** Days from the first day to that of the end, of an event with times on two days. */
  readonly endsAfter?: number
  /** The hour that a part of the day begins with. */
  readonly part?: number
  readonly amount?: Amount | undefined
  /** That part is of today, also if it is over: `this morning`. */
  readonly isToday?: boolean
  /** Minutes from now: `in 2 hours`. */
  readonly soon?: number
  readonly isAllDay?: boolean
  readonly rhythm?: WrittenRhythm
  readonly until?: WrittenUntil | undefined
  readonly times?: number
  readonly place?: string
  readonly calendarId?: string
  readonly guests: readonly string[]
  readonly reminders: readonly number[]
  readonly categories: readonly string[]
}
