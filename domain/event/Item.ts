import type { JCal } from '#contract/jcal.ts'
import type { Window } from '../time/Window.ts'

/** A stored calendar object and where it lies. */
export type Item = {
  readonly calendarId: string
  readonly eventId: string
  readonly etag: string | null
  readonly data: JCal
  /** How far a change of it has come that is not stored yet; its events show it. */
  readonly write?: 'saving' | 'unsaved' | undefined
}

/** Who looks at which days. */
export type ItemView = {
  /** Instants; start inclusive, end exclusive. */
  readonly window: Window
  /** The IANA zone that floating times and dates are read in. */
  readonly viewZone: string
  /** Addresses of the reader, with or without `mailto:`, in any case. */
  readonly myAddresses: readonly string[]
}
