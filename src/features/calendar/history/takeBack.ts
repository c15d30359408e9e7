import { historyProblem } from '#domain/edits/history/history.ts'
import type { HistoryEntry } from '#domain/edits/history/HistoryEntry.ts'
import { stepOf } from '#domain/edits/history/steps.ts'
import { isCalendarEdit } from '#domain/edits/editKinds.ts'
import { notify } from '../../../ui/messages/messages.ts'
import { announcingOutbox } from '../edits/announcingOutbox.ts'
import type { EditContext } from '../edits/EditContext.ts'
import { historyOf } from '../edits/history/historyOf.ts'
import { restore } from '../edits/history/restore.ts'
import { restoreCalendar } from '../edits/history/restoreCalendar.ts'
import { runRedo, runUndo } from '../importing/announceImport.tsx'
import { importUndoOf } from '../importing/notedImports.ts'
import { problemSentence } from './problemSentence.ts'

/** Undo the step of an entry of the history, or redo it if it is undone. If that cannot be, a message says why. */
export function takeBack(context: EditContext, entry: HistoryEntry): void {
  const { history } = historyOf(context.client).current()
  const problem = historyProblem(history, entry)
  if (problem) notify({ kind: 'failed', text: () => problemSentence(history, entry, problem) })
  else if (stepOf(history, entry).length > 1) takeBackAll(context, stepOf(history, entry))
  else void run(context, entry)
}

/** What was done last is undone first, and redone last. */
function takeBackAll(context: EditContext, step: readonly HistoryEntry[]): void {
  const inOrder = step[0]?.isUndone ? step : step.toReversed()
  const inverses = inOrder.flatMap(({ inverse }) => (inverse?.kind === 'restoreEvents' ? [inverse] : []))
  restore(context, announcingOutbox(context), inverses)
}

async function run(context: EditContext, entry: HistoryEntry): Promise<void> {
  const { id, inverse, description } = entry
  if (inverse === null || underWay.has(id)) return
  if (inverse.kind === 'restoreEvents' && description.name !== 'imported')
    return restore(context, announcingOutbox(context), [inverse])
  underWay.add(id)
  try {
    if (inverse.kind !== 'restoreEvents') {
      if (isCalendarEdit(inverse)) await restoreCalendar(context, entry, inverse)
    } else if (entry.isUndone) await runRedo(context, inverse)
    else await runUndo(context, importUndoOf(inverse))
  } finally {
    underWay.delete(id)
  }
}

/** The ids of entries that are sent now, and not through the outbox. */
const underWay = new Set<string>()
