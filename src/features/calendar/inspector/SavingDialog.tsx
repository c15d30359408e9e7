import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { printICalendar } from '#domain/ical/printICalendar.ts'
import type { JCal } from '#contract/jcal.ts'
import type { EventEdit } from '#domain/edits/Edit.ts'
import type { Scope } from '#domain/series/inScope.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import type { Api } from '../../../api/createApi.ts'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Tabs } from '../../../ui/overlays/Tabs.tsx'
import { scopeNames } from '../format/rules/scopeNames.ts'
import { titleOf } from '../format/formatEvent.ts'
import { travelsAsText } from '../queries/server/textFormat.ts'
import { curlThatWrites } from './curlCommand.ts'
import { printJCal } from './printJCal.ts'
import { requestsOf, type Stored } from './requestsOf.ts'
import { RequestDifferences } from './RequestDifferences.tsx'
import styles from './SavingDialog.module.css'
import { useTextTabs } from './useTextTabs.tsx'

// lingui-set comment="The inspector: what saving an event would send."

type SavingDialogProps = {
  readonly title: string
  /** The parts of a series that may be changed, the likeliest first; one if it is not asked. */
  readonly scopes: readonly Scope[]
  /** The edit that a save would make; null if it can make none. */
  readonly editFor: (scope: Scope) => EventEdit | null
  /** What is edited, as it is stored; null for a new event. */
  readonly stored: Stored | null
  readonly onClose: () => void
}

/** What saving an event would send: compared with what is stored, as jCal, as a file and as commands. */
export function SavingDialog({ title, scopes, editFor, stored, onClose }: SavingDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  // Each edit makes new identifiers: they stay as long as they are looked at.
  const shownFor = (scope: Scope) => {
    const edit = editFor(scope)
    return { scope, requests: edit ? requestsOf(edit, stored) : [] }
  }
  const [{ scope, requests }, setShown] = useState(() => shownFor(scopes[0] ?? 'all'))
  const puts = requests.filter((each) => each.kind === 'put')
  const texts = useTextTabs({
    jCal: puts.map(({ after }) => printJCal(after)).join('\n\n'),
    iCalendar: puts.map(({ after }) => printICalendar(after)).join('\n'),
    curl: requests
      .map((each) => curlThatWrites(api.config, each, (after) => bodyOf(api, after)))
      .join('\n\n'),
  })
  const changes = {
    id: 'changes',
    label: t`Changes`,
    panel: <RequestDifferences requests={requests} />,
  }
  const shownTitle = titleOf({ title })
  return (
    <Dialog title={t`What saving “${shownTitle}” sends`} size="wide" isStill onClose={onClose}>
      <p>
        {stored === null ? (
          <Trans>Nothing is stored yet. Nothing is sent until you save.</Trans>
        ) : (
          <Trans>Compared with what is stored. Nothing is sent until you save.</Trans>
        )}
      </p>
      {scopes.length > 1 && (
        <div className={styles.scopes}>
          <RadioGroup
            label={t`Apply to`}
            value={scope}
            options={scopes.map((value) => ({ value, label: t(scopeNames[value]) }))}
            onChange={(value) => setShown(shownFor(value))}
          />
        </div>
      )}
      <Tabs label={t`Format`} tabs={[changes, ...(puts.length > 0 ? texts : texts.filter(isCommand))]} />
    </Dialog>
  )
}

/** What is only moved, or stays as it is, has no text of its own. */
const isCommand = ({ id }: { readonly id: string }) => id === 'curl'

const bodyOf = (api: Api, after: JCal) =>
  travelsAsText(api)
    ? { type: 'text/calendar; charset=utf-8', text: printICalendar(after) }
    : { type: 'application/calendar+json', text: printJCal(after) }
