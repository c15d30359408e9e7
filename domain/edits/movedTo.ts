import type { JCal } from '#contract/jcal.ts'
import { draftOf } from '../event/draftOf.ts'
import { draggedDraft } from '../layout/dragging.ts'
import type { SeriesOutcome } from '../series/inScope.ts'
import { changedInScope } from './changedInScope.ts'
import type { MoveEvent } from './Edit.ts'
import { knownZone } from './knownZone.ts'

/**
 * An event that was dragged: the same change as if its new times had been typed, wherever it lay before.
 *
 * @returns null where the event or the zone cannot be read
 */
export function movedTo(data: JCal, edit: MoveEvent): SeriesOutcome | null {
  const { occurrence, scope, to, at, splitId } = edit
  const draft = draftOf(data, '', occurrence)
  const viewZone = knownZone(edit.viewZone)
  if (draft === null || viewZone === null) return null
  const keepsZone = occurrence !== null && scope !== 'this'
  const when = draggedDraft(draft.when, to, viewZone, { keepsZone })
  return changedInScope(data, { when }, edit, { now: at, uid: splitId })
}
