import type { QueryClient } from '@tanstack/react-query'
import { pendingEditsOf } from '../queries/pendingEditsOf.ts'
import { undoLast } from './undo.ts'

/** Undo the last edit. One that is being sent is undone as soon as it is saved. */
export function undoByKey(client: QueryClient): void {
  undoLast(pendingEditsOf(client).current().edits.pending.length > 0)
}
