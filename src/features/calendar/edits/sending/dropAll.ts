import type { QueuedEdit } from '../../queries/QueuedEdit.ts'
import type { OutboxListener } from '../OutboxListener.ts'

/** Say that pending edits are gone, the last one first: it was made on top of the others. */
export function dropAll(
  listeners: ReadonlySet<OutboxListener>,
  gone: readonly { readonly edits: readonly QueuedEdit[] }[],
): void {
  const all = gone.flatMap(({ edits }) => edits)
  for (const queued of all.toReversed()) for (const listener of listeners) listener.onDropped?.(queued)
}
