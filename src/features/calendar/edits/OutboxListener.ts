import type { RestoreEvents } from '#domain/edits/Edit.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'

/** What became of edits. */
export type OutboxListener = {
  /** The edit was made. */
  readonly onEnqueued?: (edit: QueuedEdit) => void
  /** The edit is stored, whatever was done on top of it. `inverse` undoes it; null if nothing was written. */
  readonly onStored?: (edit: QueuedEdit, inverse: RestoreEvents | null) => void
  /** The edit is gone: rejected, discarded, or stored as a part of a later one. */
  readonly onDropped?: (edit: QueuedEdit) => void
  /**
   * The edit is stored, and nothing was done on top of it. `inverse` undoes it; null if nothing was written.
   */
  readonly onAcknowledged?: (edit: QueuedEdit, inverse: RestoreEvents | null) => void
  /** The service rejected it. Everything is as it was before. */
  readonly onRejected?: (edit: QueuedEdit, error: unknown) => void
}
