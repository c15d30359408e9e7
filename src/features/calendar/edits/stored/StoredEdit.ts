import type { Failure } from '#contract/failure.ts'
import type { Pending, Sending } from '../Sending.ts'

/** A pending edit with all that is needed to go on with it on another page, as plain JSON. */
export type StoredEdit = Pick<Pending, 'id' | 'edits' | 'keys' | 'snapshot' | 'sent'> &
  Pick<Sending, 'isOnTop' | 'base' | 'written'> & {
    /** Why the service rejected it; null for one that is to be sent. */
    readonly rejectedFor: Failure | null
  }

/** When it was made, in milliseconds since the epoch. */
export const madeAt = ({ edits }: Pick<StoredEdit, 'edits'>): number => edits.at(-1)?.edit.at ?? 0
