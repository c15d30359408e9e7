import { t } from '@lingui/core/macro'
import { historyProblem, nextRedo, nextUndo } from '#domain/edits/history/history.ts'
import type { History, HistoryEntry } from '#domain/edits/history/HistoryEntry.ts'
import { notify } from '../../../ui/messages/messages.ts'
import type { EditContext } from '../edits/EditContext.ts'
import { passedEntries } from '../edits/history/passedEntries.ts'
import { historyOf, type HistoryState } from '../edits/history/historyOf.ts'
import type { ValueStore } from '../queries/valueStore.ts'
import { takeBack } from './takeBack.ts'

/** Undo what was done last, also if it is not saved yet. */
export const undoByKey = (context: EditContext): Promise<void> =>
  step(context, lastDone, () => t`Nothing to undo.`)

/** Redo what was undone last, if nothing else was done since. */
export const redoByKey = (context: EditContext): Promise<void> =>
  step(context, nextRedo, () => t`Nothing to redo.`)

async function step(
  context: EditContext,
  next: (history: History) => HistoryEntry | null,
  nothing: () => string,
): Promise<void> {
  const store = historyOf(context.client)
  if (next(store.current().history) === null) await untilRead(store)
  const entry = next(store.current().history)
  if (entry === null) return void notify({ kind: 'done', text: nothing })
  if (!entry.isUndone && historyProblem(store.current().history, entry)) passedEntries.add(entry.id)
  takeBack(context, entry)
}

const lastDone = (history: History): HistoryEntry | null =>
  nextUndo(history.filter(({ id }) => !passedEntries.has(id)))

/**
 * After this time whatever is stored is not waited for: a slow start may take it, and "Nothing to undo" would be
 * wrong.
 */
const patienceMs = 15_000

/** Resolves when what earlier pages have stored is read. */
function untilRead({ current, onChange }: ValueStore<HistoryState>): Promise<void> {
  if (current().isRead) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patienceMs)
  const stop = onChange(() => current().isRead && resolve())
  return promise.finally(() => {
    clearTimeout(timer)
    stop()
  })
}
