import type { JCal } from '#contract/jcal.ts'
import type { RestoreEvents } from '#domain/edits/Edit.ts'
import { keyOf } from '#domain/edits/ObjectName.ts'
import type { PendingEdits } from '#domain/edits/pending/PendingEdits.ts'
import { dependents } from '#domain/edits/pending/transitions.ts'
import type { QueuedEdit } from '../../queries/QueuedEdit.ts'
import type { Pending } from '../Sending.ts'

/**
 * The pending edits after one of them is stored: if it was undone meanwhile, by what was expected of it, it is
 * undone by what is stored.
 *
 * @param inverse what undoes the stored edit
 */
export function withInverse(
  edits: PendingEdits<QueuedEdit, JCal>,
  id: string,
  inverse: RestoreEvents,
): PendingEdits<QueuedEdit, JCal> {
  const on = new Set(dependents(edits, id))
  const next = edits.pending.find((each) => on.has(each.id) && isUndoOf(each.edits[0], inverse))
  if (!next) return edits
  const pending = edits.pending.map((each) => (each === next ? resolved(each, inverse) : each))
  return { ...edits, pending }
}

const isUndoOf = (queued: QueuedEdit | undefined, { undoes, direction }: RestoreEvents): boolean =>
  queued?.edit.kind === 'restoreEvents' &&
  queued.edit.undoes === undoes &&
  queued.edit.direction === direction

function resolved(pending: Pending, { objects }: RestoreEvents): Pending {
  const further = objects.filter(({ object }) => !pending.keys.includes(keyOf(object)))
  return {
    ...pending,
    edits: pending.edits.map((queued, index) =>
      index === 0 && queued.edit.kind === 'restoreEvents'
        ? { ...queued, edit: { ...queued.edit, objects } }
        : queued,
    ),
    keys: [...pending.keys, ...further.map(({ object }) => keyOf(object))],
    snapshot: [...pending.snapshot, ...further.map(({ from }) => from)],
  }
}
