import type { JCal } from '#contract/jcal.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'

/** An object as a person sees it, with their own pending edits applied. */
export type ViewedVersion = {
  readonly data: JCal
  /** The stored version; null if nothing is stored yet. */
  readonly baseVersion: StoredVersion | null
}
