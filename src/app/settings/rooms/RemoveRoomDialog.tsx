import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'

// lingui-set comment="The meeting rooms of an organisation, listed by an administrator."

type RemoveRoomDialogProps = {
  readonly name: string
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before bookings are declined. */
export function RemoveRoomDialog({ name, onRemove, onClose }: RemoveRoomDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Remove ${name}?`}
      role="alertdialog"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" onClick={onRemove}>
            <Trans>Remove room</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Anyone who booked it is told that it declines.</Trans>
      </p>
    </Dialog>
  )
}
