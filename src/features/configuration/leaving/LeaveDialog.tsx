import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'

type LeaveDialogProps = { readonly onLeave: () => void; readonly onStay: () => void }

/** Asks before what was typed is lost. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Leave without saving?`}
      role="alertdialog"
      size="small"
      onClose={onStay}
      footer={
        <>
          <Button variant="primary" onClick={onStay}>
            <Trans>Stay here</Trans>
          </Button>
          <Button variant="danger" onClick={onLeave}>
            <Trans>Leave</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The sign-on settings were changed and are not saved. What you changed would be lost.</Trans>
      </p>
    </Dialog>
  )
}
