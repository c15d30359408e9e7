import type { JCal } from '#contract/jcal.ts'
import type { PendingEdit } from '#domain/edits/pending/PendingEdits.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'
import type { Api } from '../../../api/createApi.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'

export type Pending = PendingEdit<QueuedEdit, JCal>

/** Versions of the objects of an edit, in the order of its keys; null for one that does not exist. */
export type Versions = readonly (StoredVersion | null)[]

/** The version that an earlier edit stored of an object. */
export type Written = { readonly key: string; readonly version: StoredVersion | null }

/** How far a pending edit has come on its way to the service. */
export type Sending = {
  readonly api: Api
  /** Whether it was made on top of a pending edit. */
  readonly isOnTop: boolean
  /** The versions it was sent over; null before it was sent. */
  readonly base: Versions | null
  /** What the edits below it have stored. */
  readonly written: readonly Written[]
  /** It was made on an earlier page: nobody waits for its answer. */
  readonly isResumed: boolean
}
