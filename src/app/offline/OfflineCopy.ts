import type { AppConfig } from '#contract/appConfig.ts'
import type { EpochMs } from '#domain/time/units.ts'

/** What a device keeps of a person's calendars, as the service answered it. */
export type OfflineCopy = {
  readonly userId: string
  /** When it was last compared with the service. */
  readonly takenAt: EpochMs
  readonly config: AppConfig
  /** The answer about the person (ID-11). */
  readonly user: unknown
  /** The entries of the calendars whose events are kept (CAL-1). */
  readonly calendars: readonly unknown[]
  readonly ranges: readonly StoredRange[]
}

/** What one calendar holds in one range. */
export type StoredRange = {
  /** The path of the calendar, which identifies it. */
  readonly path: string
  /** The range as a REPORT names it (CAL-7). */
  readonly match: { readonly start: string; readonly end: string }
  /** The calendar's state when it was read (CAL-19); null if it has none. */
  readonly ctag: string | null
  /**
   * A JSON array, stored by itself: to copy everything at each change would hold up the page for seconds. Null if it is stored
   * already.
   */
  readonly items: string | null
}

/** What is stored of one calendar in exactly this range. */
export const rangeIn = (
  ranges: readonly StoredRange[],
  path: string,
  { start, end }: StoredRange['match'],
): StoredRange | undefined =>
  ranges.find((each) => each.path === path && each.match.start === start && each.match.end === end)
