import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Dialog } from './Dialog.tsx'

// lingui-set comment="Asks whether a page is left with changes that are not saved. Leave and Stay are buttons (verbs)."

type LeaveDialogProps = {
  /** What is lost. */
  readonly children: ReactNode
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** Asks before what was typed is lost. */
export function LeaveDialog({ children, onLeave, onClose }: LeaveDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Leave without saving?`}
      role="alertdialog"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={onClose}>
            <Trans>Stay</Trans>
          </Button>
          <Button variant="danger" onClick={onLeave}>
            <Trans>Leave</Trans>
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
