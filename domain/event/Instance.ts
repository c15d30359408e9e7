import type { JCalComponent } from '#contract/jcal.ts'
import type { EpochMs } from '../time/units.ts'
import type { EventTime } from '../jcal/EventTime.ts'
import type { Timing } from '../jcal/Timing.ts'

/** An event at one of its times. */
export type Instance = {
  /** The master, or the override of this occurrence. */
  readonly vevent: JCalComponent
  readonly timing: Timing
  /** Where this instance starts and ends; UTC midnights for dates. */
  readonly start: EpochMs
  readonly end: EpochMs
  /** Which occurrence it is; null for an event that does not repeat. */
  readonly occurrence: Occurrence | null
}

/** Names an occurrence of a series. */
export type Occurrence = {
  /** In the form of its series' DTSTART. */
  readonly time: EventTime
}

export type Instances = {
  readonly instances: readonly Instance[]
  readonly skipped: readonly { readonly uid: string; readonly why: SkippedEvent }[]
  readonly isCapped: boolean
}

/** Why a VEVENT could not be read. */
export type SkippedEvent = 'no-dtstart' | 'no-recurrence-id' | 'second-master'
