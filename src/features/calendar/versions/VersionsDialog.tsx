import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { historyDays } from '#contract/history/eventHistory.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { useUser } from '../../../api/UserProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import rows from '../../../ui/styles/rows.module.css'
import { Busy } from '../../../ui/states/Busy.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { bringBack } from './bringBack.ts'
import { useEditContext } from '../edits/useEditContext.ts'
import { titleOf } from '../format/formatEvent.ts'
import { VersionRow } from './VersionRow.tsx'
import styles from './VersionsDialog.module.css'
import { versionsQuery } from '../queries/objects/versionsQuery.ts'

type VersionsDialogProps = {
  readonly name: ObjectName
  readonly title: string
  readonly zone: string
  readonly onClose: () => void
}

/** Who changed what of an event and when, the newest first, each version with its way back. */
export function VersionsDialog({ name, title, zone, onClose }: VersionsDialogProps) {
  const { t } = useLingui()
  const { emails } = useUser()
  const context = useEditContext(zone)
  const asked = useQuery(versionsQuery(useApi(), name))
  const versions = asked.data ?? []
  const current = versions[0]?.data
  const shownTitle = titleOf({ title })

  return (
    <Dialog title={t`History of “${shownTitle}”`} isStill closesOutside onClose={onClose}>
      <div className={styles.versions} aria-busy={asked.isPending}>
        <p className={styles.note}>
          <Plural
            value={historyDays}
            one="Who changed this event, and how. Earlier versions are kept for a day."
            other="Who changed this event, and how. Earlier versions are kept for # days."
          />
        </p>
        {asked.isPending && <Busy label={t`Loading the history`} />}
        {asked.isError && (
          <ErrorState
            level={2}
            title={t`The history couldn’t be loaded`}
            action={
              <Button onClick={() => void asked.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {t(explain(failureBehind(asked.error)).sentence)}
          </ErrorState>
        )}
        {versions.length > 0 && (
          <ul className={rows.list} role="list" aria-label={t`Versions`}>
            {versions.map((version, index) => (
              <VersionRow
                key={version.n}
                version={version}
                before={versions[index + 1]?.data ?? null}
                zone={zone}
                now={asked.dataUpdatedAt}
                onBringBack={
                  current && version.data && !version.isCurrent
                    ? (to) => {
                        bringBack(context, { object: name, title, from: current, to, emails })
                        onClose()
                      }
                    : null
                }
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
