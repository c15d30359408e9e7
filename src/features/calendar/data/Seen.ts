import type { JCal } from '#contract/jcal.ts'

/** A calendar object in one version of it; null where the server shows none. */
export type Seen = { readonly data: JCal; readonly etag: string | null }

/** An object as a person sees it, their own changes in it that are still on their way. */
export type Shown = {
  readonly data: JCal
  /** What of it is stored; null where nothing is yet. */
  readonly over: Seen | null
}
