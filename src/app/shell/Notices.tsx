import type { Identity } from '../../features/identity/createIdentity.ts'
import { useIsInCalendar } from '../../navigation/calendar/useIsInCalendar.ts'
import { lazyComponent } from '../../ui/loading/lazyComponent.tsx'
import { patiently } from '../../ui/loading/patiently.ts'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary.tsx'
import type { Browser } from '../Browser.ts'
import type { GateActions } from '../GateActions.ts'
import { NewVersion } from './NewVersion.tsx'
import { Region } from './Region.tsx'
import styles from './Shell.module.css'

const CalendarHealth = lazyComponent(
  patiently(async () => (await import('./CalendarHealth.tsx')).CalendarHealth),
)
const SessionNotices = lazyComponent(
  patiently(async () => (await import('./SessionNotices.tsx')).SessionNotices),
)
const PendingNotices = lazyComponent(
  patiently(async () => (await import('../../features/calendar/pending/PendingNotices.tsx')).PendingNotices),
)

type NoticesProps = Pick<
  GateActions,
  'onSignIn' | 'onUseAnother' | 'isOffline' | 'isSomebodyElseElsewhere'
> & {
  readonly browser: Browser
  readonly identity: Identity
  /** How many changes wait to be saved. */
  readonly onPendingCount: (count: number) => void
}

/** Between the header and the page: what concerns the version, the session, unsaved changes and the service. */
export function Notices(props: NoticesProps) {
  const { browser, identity, onSignIn, onUseAnother, onPendingCount } = props
  const { isOffline, isSomebodyElseElsewhere } = props
  const isInCalendar = useIsInCalendar()
  return (
    <div className={styles.notices}>
      <NewVersion browser={browser} />
      <Region>
        <SessionNotices
          browser={browser}
          identity={identity}
          onSignIn={onSignIn}
          isOffline={isOffline}
          isSomebodyElseElsewhere={isSomebodyElseElsewhere}
        />
      </Region>
      <Region>
        <PendingNotices
          issuer={identity.oidc.authority}
          subject={identity.sessionRecord?.subject ?? ''}
          onCount={onPendingCount}
          onUseAnother={onUseAnother}
        />
      </Region>
      {isInCalendar && (
        <ErrorBoundary fallback={() => null}>
          <CalendarHealth />
        </ErrorBoundary>
      )}
    </div>
  )
}
