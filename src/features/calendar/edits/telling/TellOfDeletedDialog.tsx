import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Telling } from '#domain/edits/Edit.ts'
import { TellOthersDialog } from './TellOthersDialog.tsx'

// lingui-set comment="Asks whether others are told that the meetings in a deleted calendar are cancelled."

type TellOfDeletedDialogProps = {
  readonly name: string
  /** How many of its events are meetings with others that are still to come; null if that is not known. */
  readonly meetings: number | null
  readonly onAnswer: (telling: Telling) => void
  readonly onClose: () => void
}

/** The question before a calendar with meetings is deleted. */
export function TellOfDeletedDialog({ name, meetings, onAnswer, onClose }: TellOfDeletedDialogProps) {
  const { t } = useLingui()
  return (
    <TellOthersDialog {...{ onAnswer, onClose }}>
      {meetings === null
        ? t`“${name}” may have meetings with others that are still to come. What you organise is cancelled, what you are invited to is declined.`
        : plural(meetings, {
            one: `“${name}” has # meeting with others that is still to come. What you organise is cancelled, what you are invited to is declined.`,
            other: `“${name}” has # meetings with others that are still to come. What you organise is cancelled, what you are invited to is declined.`,
          })}
    </TellOthersDialog>
  )
}
