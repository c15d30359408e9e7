import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Telling } from '#domain/edits/Edit.ts'
import { TellDialog } from './TellDialog.tsx'

// lingui-set comment="Asks whether others are told that meetings are cancelled with their calendar, or are back from the bin."

type TellOthersDialogProps = {
  /** What is changed for them. */
  readonly children: ReactNode
  readonly onAnswer: (telling: Telling) => void
  readonly onClose: () => void
}

/** Are others told of meetings that go, or are back? */
export function TellOthersDialog(props: TellOthersDialogProps) {
  const { t } = useLingui()
  return (
    <TellDialog
      title={t`Tell the others?`}
      tell={t`Tell them`}
      consequence={<Trans>People who aren’t told keep what’s in their calendars.</Trans>}
      {...props}
    />
  )
}
