import type { JCal } from '#contract/jcal.ts'
import { applyEventEdit } from '#domain/edits/applyEventEdit.ts'
import type { EventObjects } from '#domain/edits/Objects.ts'
import type { ApplyPending } from '#domain/edits/PendingEdits.ts'
import type { QueuedEdit } from './QueuedEdit.ts'

/**
 * Objects as the edits of the outbox make them. One that cannot be applied leaves them as they are. The same objects become the very
 * same values, so that they are read and drawn once.
 */
export const applyQueued: ApplyPending<QueuedEdit, JCal> = ({ edits, keys }, now) => {
  const last = results.get(edits)
  const isSameAgain = last?.now.length === now.length && now.every((each, index) => each === last.now[index])
  if (last && isSameAgain) return last.wanted
  let objects: EventObjects = new Map(keys.map((key, index) => [key, now[index] ?? null]))
  for (const { edit } of edits) {
    const applied = applyEventEdit(edit, objects)
    if (applied.ok) objects = applied.value
  }
  const wanted = keys.map((key) => objects.get(key) ?? null)
  results.set(edits, { now, wanted })
  return wanted
}

type Result = { readonly now: readonly (JCal | null)[]; readonly wanted: readonly (JCal | null)[] }

const results = new WeakMap<readonly QueuedEdit[], Result>()
