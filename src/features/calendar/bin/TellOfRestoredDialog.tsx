import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BinItemAnswer } from '#contract/bin.ts'
import type { Telling } from '#domain/edits/Edit.ts'
import { TellOthersDialog } from '../edits/telling/TellOthersDialog.tsx'
import { binItemName } from './binSentences.ts'

// lingui-set comment="Asks whether others are told that a deleted meeting, or a calendar with meetings, is back."

type TellOfRestoredDialogProps = {
  readonly item: BinItemAnswer
  /** How many of its events are meetings with others that are still to come. */
  readonly meetings: number
  readonly onAnswer: (telling: Telling) => void
  readonly onClose: () => void
}

/** The question before a meeting comes back from the bin, or a calendar with some. */
export function TellOfRestoredDialog({ item, meetings, onAnswer, onClose }: TellOfRestoredDialogProps) {
  const { t } = useLingui()
  const name = binItemName(item)
  return (
    <TellOthersDialog {...{ onAnswer, onClose }}>
      {item.kind === 'event'
        ? t`Others take part in “${name}”. It can be announced to them again.`
        : plural(meetings, {
            one: `“${name}” has # meeting with others that is still to come. It can be announced to them again.`,
            other: `“${name}” has # meetings with others that are still to come. They can be announced to them again.`,
          })}
    </TellOthersDialog>
  )
}
