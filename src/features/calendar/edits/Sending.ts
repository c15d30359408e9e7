import type { JCal } from '#contract/jcal.ts'
import type { PendingEdit } from '#domain/edits/pending/PendingEdits.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'
import type { Api } from '../../../api/createApi.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'

export type Pending = PendingEdit<QueuedEdit, JCal>

/** Versions of the objects of an edit, in the order of its keys; null for one that does not exist. */
export type Versions = readonly (StoredVersion | null)[]

/** What an earlier edit left stored of an object. */
export type Written = { readonly key: string; readonly version: StoredVersion | null }

/** What is known of a pending edit's way to the service. */
export type Sending = {
  readonly api: Api
  /** Whether it was made on top of another that was pending. */
  readonly isOnTop: boolean
  /** The versions that it was sent over; null before that. */
  readonly base: Versions | null
  /** What those that it was made on top of left stored. */
  readonly written: readonly Written[]
  /** Made on an earlier page: nobody waits for its answer. */
  readonly isResumed: boolean
}
