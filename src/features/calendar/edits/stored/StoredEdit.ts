import type { Failure } from '#contract/failure.ts'
import type { Pending, Sending } from '../Sending.ts'

/** A pending edit with everything another page needs to continue with it, as plain JSON. */
export type StoredEdit = Pick<Pending, 'id' | 'edits' | 'keys' | 'snapshot' | 'sent'> &
  Pick<Sending, 'isOnTop' | 'base' | 'written'> & {
    /** Why the service rejected it; null for one that will be sent. */
    readonly rejectedFor: Failure | null
  }

/** When it was made, in milliseconds since the epoch. */
export const madeAt = ({ edits }: Pick<StoredEdit, 'edits'>): number => edits.at(-1)?.edit.at ?? 0
