import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useCalendarAddress } from '../../../navigation/calendar/CalendarAddress.tsx'
import { To } from '../../../navigation/To.tsx'
import { useFocusAfterRemoval } from '../../../ui/focus/useFocusAfterRemoval.ts'
import { Busy } from '../../../ui/states/Busy.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { OtherTabs } from './OtherTabs.tsx'
import { PendingChangeList } from './PendingChangeList.tsx'
import styles from '../../../ui/styles/listPage.module.css'
import { UnreadableNote } from './UnreadableNote.tsx'
import { usePendingChanges } from './usePendingChanges.ts'

/** The changes that the service has not stored, each in words, with what can be done about it. */
export function PendingChangesPage() {
  const { t } = useLingui()
  const { changes, details } = usePendingChanges()
  const main = useRef<HTMLElement>(null)
  useFocusAfterRemoval(main)
  const { place, elsewhere, unreadable } = details
  const isLooking = place === 'unknown' && changes.length === 0
  const isEmpty = changes.length + unreadable.length + elsewhere === 0
  const areStored = changes.every(({ isStored }) => isStored)

  return (
    <main className={styles.page} tabIndex={-1} aria-busy={isLooking} ref={main}>
      <title>{t`Pending changes · Kalends`}</title>
      {isLooking && <Busy label={t`Looking for changes on this device`} />}
      {!isLooking && isEmpty && <NothingPending />}
      {!isEmpty && (
        <>
          <header className={styles.head}>
            <h1>
              <Trans>Pending changes</Trans>
            </h1>
            <p>
              {areStored ? (
                <Trans>Not saved yet. They’re kept on this device for 30 days, or until you sign out.</Trans>
              ) : (
                <Trans>Not saved yet. Some of them are in this tab only, so keep it open.</Trans>
              )}
            </p>
          </header>
          {changes.length > 0 && <PendingChangeList changes={changes} />}
          {unreadable.length > 0 && <UnreadableNote ids={unreadable} />}
          {elsewhere > 0 && <OtherTabs count={elsewhere} />}
        </>
      )}
    </main>
  )
}

function NothingPending() {
  const { t } = useLingui()
  const calendar = useCalendarAddress()
  return (
    <EmptyState
      level={1}
      title={t`Everything is saved`}
      action={
        <To path={calendar}>
          <Trans>Go to the calendar</Trans>
        </To>
      }
    >
      <Trans>Changes that aren’t saved yet appear here.</Trans>
    </EmptyState>
  )
}
