import type { JCal } from '#contract/jcal.ts'

/** A calendar object in one version of it; null where the server shows none. */
export type Seen = {
  readonly data: JCal
  readonly etag: string | null
  /** It was held by the answer to a REPORT: good to be shown, and read by itself before it is written over (CAL-9, CAL-36). */
  readonly isReported?: boolean
}

/** An object as a person sees it, their own changes in it that are still on their way. */
export type Shown = {
  readonly data: JCal
  /** What of it is stored; null where nothing is yet. */
  readonly over: Seen | null
}
