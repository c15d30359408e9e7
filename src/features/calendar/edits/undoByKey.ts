import type { QueryClient } from '@tanstack/react-query'
import { pendingEditsOf } from '../queries/pendingEditsOf.ts'
import { undoLast } from './undo.ts'

/** Undo the last edit, also one that is on its way to the service: once it is there. */
export function undoByKey(client: QueryClient): void {
  undoLast(pendingEditsOf(client).current().edits.pending.length > 0)
}
