import { useLingui } from '@lingui/react/macro'
import type { JCal } from '#contract/jcal.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import { printICalendar } from '#domain/ical/printICalendar.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Tabs } from '../../../ui/overlays/Tabs.tsx'
import { titleOf } from '../format/formatEvent.ts'
import { curlThatReads } from './curlCommand.ts'
import { printJCal } from './printJCal.ts'
import { useTextTabs } from './useTextTabs.tsx'

// lingui-set comment="The inspector: what the service stores of an event."

type InspectorDialogProps = {
  readonly name: ObjectName
  readonly title: string
  /** As the service stores it. */
  readonly stored: JCal
  readonly onClose: () => void
}

/** An event as it is stored: as jCal, as a file, and as the command that reads it. */
export function InspectorDialog({ name, title, stored, onClose }: InspectorDialogProps) {
  const { t } = useLingui()
  const { config } = useApi()
  const tabs = useTextTabs({
    jCal: printJCal(stored),
    iCalendar: printICalendar(stored),
    curl: curlThatReads(config, name),
  })
  const shownTitle = titleOf({ title })
  return (
    <Dialog title={t`“${shownTitle}” as it is stored`} size="wide" isStill onClose={onClose}>
      <Tabs label={t`Format`} tabs={tabs} />
    </Dialog>
  )
}
