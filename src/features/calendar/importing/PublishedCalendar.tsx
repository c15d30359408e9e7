import { Trans, useLingui } from '@lingui/react/macro'
import { useApi } from '../../../api/ApiProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'

// lingui-set comment="After a press on a link to a calendar that somebody publishes (webcal:). {host} is the name of its server."

type PublishedCalendarProps = {
  /** The address of its file. */
  readonly file: URL
  /** With the address. */
  readonly onAdd: (address: string) => void
  readonly onImport: () => void
  readonly onClose: () => void
}

/** What can be done with a calendar that somebody publishes. Nothing is fetched before it is asked for. */
export function PublishedCalendar({ file, onAdd, onImport, onClose }: PublishedCalendarProps) {
  const { t } = useLingui()
  const { webCalendars } = useApi().config.features
  const { host, href } = file
  return (
    <Dialog
      title={t`Calendar at ${host}`}
      size="small"
      onClose={onClose}
      footer={
        <>
          {webCalendars && (
            <Button variant="primary" onClick={() => onAdd(href)}>
              <Trans>Add calendar</Trans>
            </Button>
          )}
          <ButtonLink variant={webCalendars ? 'plain' : 'primary'} href={href}>
            <Trans>Download file</Trans>
          </ButtonLink>
          <Button onClick={onImport}>
            <Trans>Import</Trans>
          </Button>
        </>
      }
    >
      <p>
        {webCalendars ? (
          <Trans>
            Add it to see its events and later changes. Or download the file, then import its events once.
          </Trans>
        ) : (
          <Trans>
            This calendar service can’t subscribe to calendars. Download the file, then import its events.
            Later changes won’t appear here.
          </Trans>
        )}
      </p>
    </Dialog>
  )
}
