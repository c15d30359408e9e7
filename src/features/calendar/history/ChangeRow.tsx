import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { History, HistoryEntry, HistoryProblem } from '#domain/edits/history/HistoryEntry.ts'
import { describeStep } from '#domain/edits/history/steps.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import rows from '../../../ui/styles/rows.module.css'
import { historySentence } from '../edits/messages/historySentence.ts'
import { formatMade } from '../format/formatMade.ts'
import styles from './ChangesDialog.module.css'
import { problemSentence } from './problemSentence.ts'

// lingui-set comment="A row of the list of recent changes. Undo and Redo are buttons (verbs)."

type ChangeRowProps = {
  /** The last of its step. */
  readonly entry: HistoryEntry
  readonly history: History
  /** Why it cannot be taken back now; null if it can. */
  readonly problem: HistoryProblem | null
  readonly onTakeBack: () => void
}

/** What was done, when, and its way back; disabled with the reason where there is none. */
export function ChangeRow({ entry, history, problem, onTakeBack }: ChangeRowProps) {
  const { t } = useLingui()
  const reasonId = useId()
  const { isUndone, at } = entry
  const name = historySentence(describeStep(history, entry))
  const made = formatMade(at)

  return (
    <li className={`${rows.row} ${styles.row}`} aria-label={name}>
      <div className={`${rows.what} ${styles.what}`} data-undone={isUndone ? '' : undefined}>
        <strong title={name}>{name}</strong>
        <span className={rows.facts}>{isUndone ? t`${made}, undone` : made}</span>
        {problem && (
          <span id={reasonId} className={rows.facts}>
            {problemSentence(history, entry, problem)}
          </span>
        )}
      </div>
      <Button
        size="small"
        aria-label={isUndone ? t`Redo: ${name}` : t`Undo: ${name}`}
        aria-describedby={problem ? reasonId : undefined}
        disabled={problem !== null}
        onClick={onTakeBack}
      >
        {isUndone ? <Trans>Redo</Trans> : <Trans>Undo</Trans>}
      </Button>
    </li>
  )
}
