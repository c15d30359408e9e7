import { dayMs, type EpochMs } from '../../time/units.ts'
import type { Edit } from '../Edit.ts'
import { calendarsOf } from './calendarsOf.ts'
import type { History, HistoryEntry, HistoryProblem } from './HistoryEntry.ts'
import { knownToGuests, withTellingOf } from './knownToGuests.ts'
import { isSameStep, newestSteps, stepOf } from './steps.ts'
import { overlap, touchesOf } from './touches.ts'

/** As many steps as are listed: a batch is one. */
export const maxEntries = 50
/** After this time nobody looks for what they did. */
export const maxAgeMs = 30 * dayMs

/**
 * A history with something more that was done. What was undone before can be redone in the list of entries,
 * but no longer by `Redo`, and not at all if it is about the same: then it leaves.
 */
export function recorded(
  history: History,
  entry: Pick<HistoryEntry, 'id' | 'at' | 'description' | 'inverse'>,
): History {
  const order = Math.max(0, ...history.map((each) => each.order)) + 1
  const made: HistoryEntry = { ...entry, order, isUndone: false, turn: 0 }
  const others = keeping(history, (each) => each.id !== entry.id && !(each.isUndone && depends(each, made)))
  return current([...knownToGuests(others, made).map(withoutTurn), made], entry.at)
}

/**
 * The entries that remain. What was done on top of something that is undone and leaves can never be redone, so
 * it leaves as well.
 */
function keeping(history: History, remains: (entry: HistoryEntry) => boolean): History {
  const gone: HistoryEntry[] = []
  for (const each of history)
    if (!remains(each) || (each.isUndone && gone.some((other) => other.isUndone && depends(other, each))))
      gone.push(each)
  return gone.length === 0 ? history : history.filter((each) => !gone.includes(each))
}

const withoutTurn = (entry: HistoryEntry) => (entry.turn === 0 ? entry : { ...entry, turn: 0 })

/** The entries of the newest steps, without those that are too old. */
export function current(history: History, now: EpochMs): History {
  const newest = newestSteps(history, maxEntries)
  return keeping(history, (each) => newest.has(each) && now - each.at <= maxAgeMs)
}

/** The entry that `Undo` is about: the last one that is not undone. */
export const nextUndo = (history: History): HistoryEntry | null =>
  history.findLast(({ isUndone }) => !isUndone) ?? null

/** The entry that `Redo` is about: the one that was undone last, if nothing else was done since. */
export function nextRedo(history: History): HistoryEntry | null {
  const last = Math.max(0, ...history.map(({ turn }) => turn))
  return last === 0 ? null : (history.find(({ turn }) => turn === last) ?? null)
}

/**
 * Why an entry cannot be undone with its step, or redone if it is undone; null if it can. Entries that changed something in
 * common are undone from the last one on, and redone from the first one on.
 */
export function historyProblem(history: History, entry: HistoryEntry): HistoryProblem | null {
  for (const each of stepOf(history, entry)) {
    const problem = entryProblem(history, each)
    if (problem) return problem
  }
  return null
}

function entryProblem(history: History, entry: HistoryEntry): HistoryProblem | null {
  if (entry.inverse === null) return { reason: 'irreversible' }
  const at = history.findIndex(({ id }) => id === entry.id)
  const isBound = (each: HistoryEntry) => !isSameStep(each, entry) && depends(each, entry)
  const by = entry.isUndone
    ? history.find((each, index) => index < at && each.isUndone && isBound(each))
    : history.findLast((each, index) => index > at && !each.isUndone && isBound(each))
  if (!by) return null
  return { reason: entry.isUndone ? 'undone-before' : 'changed-later', by }
}

const depends = (one: HistoryEntry, other: HistoryEntry) =>
  one.inverse !== null && other.inverse !== null && overlap(touchesOf(one.inverse), touchesOf(other.inverse))

/**
 * A history after an entry was undone, or redone if it was undone.
 *
 * @param inverse what takes that back; null for nothing
 */
export function toggled(history: History, id: string, inverse: Edit | null): History {
  const turn = Math.max(0, ...history.map((each) => each.turn)) + 1
  return knownToGuests(history, { id, inverse }).map((each) =>
    each.id === id ? { ...each, inverse, isUndone: !each.isUndone, turn: each.isUndone ? 0 : turn } : each,
  )
}

/**
 * A history in which the inverse of an entry is what the service has stored, and not what was expected. What guests
 * know of it by now stays as it is.
 */
export const withTrueInverse = (history: History, id: string, inverse: Edit): History =>
  history.map((each) =>
    each.id === id
      ? { ...each, inverse: each.inverse ? withTellingOf(inverse, each.inverse) : inverse }
      : each,
  )

/** A history without an entry: it was not stored, or is not to be undone. */
export const without = (history: History, id: string): History => keeping(history, (each) => each.id !== id)

/** A history without what was done in calendars that can no longer be read. */
export const withinCalendars = (history: History, isRead: (calendar: string) => boolean): History =>
  keeping(history, ({ inverse }) => inverse === null || calendarsOf(inverse).every(isRead))

/** Entries in the order they were made. */
export const sortedEntries = (history: History): History =>
  history.toSorted((one, other) => one.at - other.at || one.order - other.order)
