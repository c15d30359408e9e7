import type { Window } from '../time/Window.ts'
import type { BusyPeriod } from './busyPeriods.ts'
import type { WorkingTime } from './workingTime.ts'

/** Somebody for whom a time is looked for, or a room. */
export type Attending = {
  readonly address: string
  readonly isRequired: boolean
  /** A room has to be free, and needs neither lunch nor a gap. */
  readonly isRoom?: boolean
  /** By start, without overlaps. */
  readonly busy: readonly BusyPeriod[]
  /** When they work; null if that is not known, and for who looks for the time within their own hours. */
  readonly working: WorkingTime | null
}

/** A time, and whom it suits less: addresses. */
export type SuggestedTime = Window & {
  /** Required, and busy. */
  readonly missing: readonly string[]
  /** Optional, and busy. */
  readonly absent: readonly string[]
  /** Not at work then. */
  readonly outside: readonly string[]
  /** Perhaps busy. */
  readonly unsure: readonly string[]
  /** Without the gap to another meeting. */
  readonly tight: readonly string[]
  /** Without time for lunch. */
  readonly hungry: readonly string[]
}
