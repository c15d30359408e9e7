import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'

type ReplaceDialogProps = {
  readonly fileName: string
  readonly onImport: () => void
  readonly onClose: () => void
}

/** Asks before the settings of a file replace what was typed. */
export function ReplaceDialog({ fileName, onImport, onClose }: ReplaceDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Import ${fileName}?`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={onImport}>
            <Trans>Import settings</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Your unsaved changes will be lost.</Trans>
      </p>
    </Dialog>
  )
}
