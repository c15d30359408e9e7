import type { JCal } from '#contract/jcal.ts'

/** The event as it is stored, and which occurrence of it is edited. */
export type StoredSeries = {
  readonly data: JCal
  readonly calendarId: string
  readonly occurrence: string | null
}
