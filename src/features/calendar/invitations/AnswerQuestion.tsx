import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import type { AskedAnswer } from './answering.ts'

const ScopeDialog = lazyDialog(async () => (await import('../editor/ScopeDialog.tsx')).ScopeDialog)

type AnswerQuestionProps = {
  readonly asked: AskedAnswer | null
  readonly zone: string
  readonly onClose: () => void
}

/** Asks how much of a series an answer is for; nothing while nothing is asked. */
export function AnswerQuestion({ asked, zone, onClose }: AnswerQuestionProps) {
  if (asked === null) return null
  return (
    <ScopeDialog
      does="answer"
      scopes={asked.scopes}
      zone={zone}
      onChosen={(scope) => {
        onClose()
        asked.give(scope)
      }}
      onClose={onClose}
    />
  )
}
