import type { Edit } from '../Edit.ts'
import { keyOf } from '../ObjectName.ts'
import type { History, HistoryEntry } from './HistoryEntry.ts'

/**
 * A history after guests were told of an event, of one entry or of its undo: they know by that what was done to the
 * event before, also what they were not told of then. What undoes such an entry is no longer kept from them: it has no
 * answer, so that it is asked for.
 *
 * @param told what was done or undone, with its inverse, which says whether guests were told
 */
export function knownToGuests(history: History, told: Pick<HistoryEntry, 'id' | 'inverse'>): History {
  if (told.inverse === null || isSilent(told.inverse)) return history
  const objects = new Set(objectsOf(told.inverse))
  return history.map((each) => {
    const { id, inverse, isUndone } = each
    if (isUndone || id === told.id || inverse === null || !isSilent(inverse)) return each
    if (!objectsOf(inverse).some((key) => objects.has(key))) return each
    return { ...each, inverse: withoutTelling(inverse) }
  })
}

const isSilent = ({ telling }: Edit) => telling?.isSilent === true

const objectsOf = (inverse: Edit): readonly string[] =>
  inverse.kind === 'restoreEvents' ? inverse.objects.map(({ object }) => keyOf(object)) : []

/** An inverse that tells guests what another one tells them. */
export function withTellingOf(inverse: Edit, { telling }: Pick<Edit, 'telling'>): Edit {
  return telling === undefined ? withoutTelling(inverse) : { ...inverse, telling }
}

function withoutTelling(inverse: Edit): Edit {
  const { telling: _gone, ...others } = inverse
  return others
}
