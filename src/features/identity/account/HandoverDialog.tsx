import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'

// lingui-set comment="Asks an administrator whether the calendars of {from}, who left, are given to {to}."

type HandoverDialogProps = {
  readonly from: string
  readonly to: string
  readonly onHandOver: () => void
  readonly onClose: () => void
}

/** The question before calendars are handed over, with what happens. */
export function HandoverDialog({ from, to, onHandOver, onClose }: HandoverDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Hand over the calendars of ${from}?`}
      role="alertdialog"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" onClick={onHandOver}>
            <Trans>Hand over</Trans>
          </Button>
        </>
      }
    >
      <p>
        {t`${from} is signed out and can’t sign in again. ${to} gets the calendars and organises their coming meetings; the guests are told. This can’t be undone.`}
      </p>
      <p>
        <Trans>
          Private events and invitations from others aren’t handed over. Coming invitations are declined.
        </Trans>
      </p>
    </Dialog>
  )
}
