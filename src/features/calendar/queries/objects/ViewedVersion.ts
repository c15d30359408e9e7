import type { JCal } from '#contract/jcal.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'

/** An object as a person sees it, with their own changes that are still on their way. */
export type ViewedVersion = {
  readonly data: JCal
  /** What of it is stored; null where nothing is yet. */
  readonly baseVersion: StoredVersion | null
}
