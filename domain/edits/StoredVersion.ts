import type { JCal } from '#contract/jcal.ts'

/** A calendar object as the service stores it, in one version. */
export type StoredVersion = {
  readonly data: JCal
  /** null where the service shows none. */
  readonly etag: string | null
  /**
   * It came with a REPORT. It can be shown, and the object is read by itself before it is written (CAL-9,
   * CAL-36).
   */
  readonly isReported?: boolean
}

/**
 * What an edit was made over: a version, null for an object that did not exist, or whatever is stored when it
 * is sent.
 */
export type BaseVersion = StoredVersion | null | 'latest'
