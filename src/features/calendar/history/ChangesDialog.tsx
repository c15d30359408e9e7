import { useQueryClient } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { historyProblem } from '#domain/edits/history/history.ts'
import { stepsIn } from '#domain/edits/history/steps.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import rows from '../../../ui/styles/rows.module.css'
import { Busy } from '../../../ui/states/Busy.tsx'
import { historyOf } from '../edits/history/historyOf.ts'
import { useEditContext } from '../edits/useEditContext.ts'
import styles from './ChangesDialog.module.css'
import { ChangeRow } from './ChangeRow.tsx'
import { takeBack } from './takeBack.ts'

type ChangesDialogProps = {
  readonly zone: string
  readonly onClose: () => void
}

/** What was done lately on this device, the latest first, each with its way back. */
export function ChangesDialog({ zone, onClose }: ChangesDialogProps) {
  const { t } = useLingui()
  const context = useEditContext(zone)
  const { onChange, current } = historyOf(useQueryClient())
  const { history, isRead } = useSyncExternalStore(onChange, current)
  const isLooking = history.length === 0 && !isRead

  return (
    <Dialog title={t`Recent changes`} isStill closesOutside onClose={onClose}>
      <div className={styles.changes} aria-busy={isLooking}>
        <p className={styles.note}>
          <Trans>What you changed on this device in the last 30 days, up to 50 changes.</Trans>
        </p>
        {isLooking && <Busy label={t`Looking for changes on this device`} />}
        {!isLooking && history.length === 0 && (
          <p>
            <Trans>You haven’t changed anything yet.</Trans>
          </p>
        )}
        {history.length > 0 && (
          <ul className={rows.list} role="list" aria-label={t`Recent changes`}>
            {stepsIn(history)
              .toReversed()
              .map((entry) => (
                <ChangeRow
                  key={entry.id}
                  entry={entry}
                  history={history}
                  problem={historyProblem(history, entry)}
                  onTakeBack={() => takeBack(context, entry)}
                />
              ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
