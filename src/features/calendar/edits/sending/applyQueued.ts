import type { JCal } from '#contract/jcal.ts'
import { applyEventEdit } from '#domain/edits/applyEventEdit.ts'
import type { EditProblem, EventObjects } from '#domain/edits/Objects.ts'
import type { ApplyPending, PendingEdit } from '#domain/edits/pending/PendingEdits.ts'
import type { QueuedEdit } from '../../queries/QueuedEdit.ts'

/**
 * Objects with the edits of the outbox applied. An edit that cannot be applied changes nothing. The same
 * objects give the identical values, so that they are parsed and drawn once.
 */
export const applyQueued: ApplyPending<QueuedEdit, JCal> = ({ edits, keys }, now) => {
  const last = results.get(edits)
  const isSameAgain = last?.now.length === now.length && now.every((each, index) => each === last.now[index])
  if (last && isSameAgain) return last.wanted
  const { objects } = applied(edits, keys, now)
  const wanted = keys.map((key) => objects.get(key) ?? null)
  results.set(edits, { now, wanted })
  return wanted
}

/** Why one of the edits cannot be applied; null if all can. */
export const problemOf = (
  { edits, keys }: Pick<PendingEdit<QueuedEdit, JCal>, 'edits' | 'keys'>,
  now: readonly (JCal | null)[],
): EditProblem | null => applied(edits, keys, now).problem

function applied(
  edits: readonly QueuedEdit[],
  keys: readonly string[],
  now: readonly (JCal | null)[],
): { readonly objects: EventObjects; readonly problem: EditProblem | null } {
  let objects: EventObjects = new Map(keys.map((key, index) => [key, now[index] ?? null]))
  let problem: EditProblem | null = null
  for (const { edit } of withoutUndone(edits)) {
    const outcome = applyEventEdit(edit, objects)
    if (outcome.ok) objects = outcome.value
    else problem = outcome.problem
  }
  return { objects, problem }
}

/** An edit and its undo, sent together, leave everything as it was. */
function withoutUndone(edits: readonly QueuedEdit[]): readonly QueuedEdit[] {
  const left: QueuedEdit[] = []
  for (const queued of edits) {
    const { edit } = queued
    const last = left.at(-1)
    if (last && edit.kind === 'restoreEvents' && edit.undoes === last.edit.id) left.pop()
    else left.push(queued)
  }
  return left
}

type Result = { readonly now: readonly (JCal | null)[]; readonly wanted: readonly (JCal | null)[] }

const results = new WeakMap<readonly QueuedEdit[], Result>()
