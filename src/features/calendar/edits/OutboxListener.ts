import type { RestoreEvents } from '#domain/edits/Edit.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'

/** What became of edits. */
export type OutboxListener = {
  /**
   * It is done, and nothing was done on top of it yet; `inverse` takes it back, null where nothing was
   * written.
   */
  readonly onAcknowledged: (edit: QueuedEdit, inverse: RestoreEvents | null) => void
  /** The service rejected it, and everything is as it was before. */
  readonly onRejected: (edit: QueuedEdit, error: unknown) => void
}
