import type { JCal } from '#contract/jcal.ts'

/** A calendar object as the service stores it, in one version. */
export type StoredVersion = {
  readonly data: JCal
  /** null if the service sends none. */
  readonly etag: string | null
  /**
   * It came with a REPORT. It can be shown, but the object is read by itself before it is written (CAL-9,
   * CAL-36).
   */
  readonly isReported?: boolean
}

/**
 * What an edit is based on: a version, null for an object that did not exist, or whatever is stored when it
 * is sent.
 */
export type BaseVersion = StoredVersion | null | 'latest'
