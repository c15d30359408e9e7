import { t } from '@lingui/core/macro'
import type { History, HistoryEntry, HistoryProblem } from '#domain/edits/history/HistoryEntry.ts'
import { describeStep } from '#domain/edits/history/steps.ts'
import { historySentence } from '../edits/messages/historySentence.ts'

// lingui-set comment="Why something can’t be undone or redone; {by} is another entry of the list of recent changes: Moved “Stand-up” from … to …."

/** Why an entry of the history cannot be undone, or redone, now. */
export function problemSentence(
  history: History,
  { description, isUndone }: HistoryEntry,
  problem: HistoryProblem,
): string {
  if (problem.reason === 'irreversible')
    return description.name === 'calendarDeleted' || isUndone
      ? t`A deleted calendar can’t be brought back.`
      : t`This can’t be undone.`
  const by = historySentence(describeStep(history, problem.by))
  return problem.reason === 'changed-later' ? t`Undo this first: ${by}` : t`Redo this first: ${by}`
}
