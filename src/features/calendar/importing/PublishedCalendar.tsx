import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'

// lingui-set comment="After a press on a link to a calendar that somebody publishes (webcal:). {host} is the name of its server."

type PublishedCalendarProps = {
  /** The address of its file. */
  readonly file: URL
  readonly onImport: () => void
  readonly onClose: () => void
}

/** What can be done with a calendar that somebody publishes. Nothing is fetched before it is asked for. */
export function PublishedCalendar({ file, onImport, onClose }: PublishedCalendarProps) {
  const { t } = useLingui()
  const { host } = file
  return (
    <Dialog
      title={t`Calendar at ${host}`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <ButtonLink variant="primary" href={file.href}>
            <Trans>Download file</Trans>
          </ButtonLink>
          <Button onClick={onImport}>
            <Trans>Import</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Kalends can’t subscribe to calendars yet. Download the file, then import its events. Later changes
          won’t appear here.
        </Trans>
      </p>
    </Dialog>
  )
}
