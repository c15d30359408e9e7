import type { IsoDate } from '../time/units.ts'
import type { Amount } from './readAmount.ts'
import type { Clocks } from './readClock.ts'
import type { Days } from './readDays.ts'
import type { WrittenRhythm } from './readRhythm.ts'

/** What was read of a sentence, before it is put together. */
export type FoundParts = {
  readonly days?: Days
  readonly clocks?: Clocks
  /** The last day of an event with times on two days. */
  readonly endDay?: IsoDate
  /** The hour that a part of the day begins with. */
  readonly part?: number
  readonly amount?: Amount | undefined
  /** Minutes from now: `in 2 hours`. */
  readonly soon?: number
  readonly isAllDay?: boolean
  readonly rhythm?: WrittenRhythm
  readonly until?: IsoDate
  readonly times?: number
  readonly place?: string
  readonly calendarId?: string
  readonly guests: readonly string[]
  readonly reminders: readonly number[]
  readonly categories: readonly string[]
}
