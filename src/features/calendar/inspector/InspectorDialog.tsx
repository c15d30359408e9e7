import { Trans, useLingui } from '@lingui/react/macro'
import type { JCal } from '#contract/jcal.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import { printICalendar } from '#domain/ical/printICalendar.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { CopiedText } from '../../../ui/CopiedText.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Tabs } from '../../../ui/overlays/Tabs.tsx'
import { titleOf } from '../format/formatEvent.ts'
import { travelsAsText } from '../queries/server/textFormat.ts'
import { curlCommand } from './curlCommand.ts'
import { DifferenceView } from './DifferenceView.tsx'
import { lineDifference } from './lineDifference.ts'
import { printJCal } from './printJCal.ts'

// lingui-set comment="The inspector: what the service stores of an event, and what would be sent. jCal, iCalendar and curl stay."

type InspectorDialogProps = {
  readonly name: ObjectName
  readonly title: string
  /** As the service stores it. */
  readonly stored: JCal
  readonly etag: string | null
  /** What a save would send; nothing where nothing is edited. */
  readonly sent?: JCal
  readonly onClose: () => void
}

/** An event as it is stored: as jCal, as a file and as a command; where it is edited, what would be sent. */
export function InspectorDialog({ name, title, stored, etag, sent, onClose }: InspectorDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const [jcal, file] = [printJCal(sent ?? stored), printICalendar(sent ?? stored)]
  const body = travelsAsText(api)
    ? { type: 'text/calendar; charset=utf-8', text: file }
    : { type: 'application/calendar+json', text: jcal }
  const command = curlCommand(api.config, name, sent ? { ...body, etag } : null)
  const shownTitle = titleOf({ title })
  const tabs = [
    { id: 'jcal', label: t`jCal`, panel: <CopiedText label={t`jCal`} text={jcal} copy={t`Copy jCal`} /> },
    {
      id: 'ics',
      label: t`iCalendar`,
      panel: <CopiedText label={t`iCalendar`} text={file} copy={t`Copy iCalendar`} />,
    },
    {
      id: 'curl',
      label: t`curl`,
      panel: <CopiedText label={t`curl command`} text={command} copy={t`Copy curl`} />,
    },
  ]
  const changes = sent && {
    id: 'changes',
    label: t`Changes`,
    panel: <DifferenceView lines={lineDifference(printJCal(stored).split('\n'), jcal.split('\n'))} />,
  }
  return (
    <Dialog
      title={sent ? t`What saving “${shownTitle}” sends` : t`“${shownTitle}” as it is stored`}
      size="wide"
      isStill
      onClose={onClose}
    >
      {sent && (
        <p>
          <Trans>Compared with what is stored. Nothing is sent until you save.</Trans>
        </p>
      )}
      <Tabs label={t`Format`} tabs={changes ? [changes, ...tabs] : tabs} />
    </Dialog>
  )
}
