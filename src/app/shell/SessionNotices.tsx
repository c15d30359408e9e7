import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useApi } from '../../api/ApiProvider.tsx'
import { useHasEnded } from '../../api/SessionProvider.tsx'
import type { Identity } from '../../features/identity/createIdentity.ts'
import { RenewalNotice } from '../../features/identity/renewal/RenewalNotice.tsx'
import { sessionEnd } from '../../features/identity/renewal/sessionEnd.ts'
import { useQuietRenewal } from '../../features/identity/renewal/useQuietRenewal.ts'
import { signInSentences } from '../../features/identity/sign-in/problem/SignInProblem.ts'
import { usePath } from '../../navigation/usePath.ts'
import { Banner } from '../../ui/messages/Banner.tsx'
import { noticePlace, onNoticePlace } from '../../ui/overlays/noticePlaces.ts'
import { lazyComponent } from '../../ui/loading/lazyComponent.tsx'
import { patiently } from '../../ui/loading/patiently.ts'
import { endWorkerHere } from '../offline/offlineWorker.ts'
import { OfflineNotice } from '../offline/OfflineNotice.tsx'
import { onOfflineOwner } from '../offline/changeOfflineOwner.ts'
import { offlineOwner } from '../offline/offlineOwner.ts'
import { CalendarReminders } from './CalendarReminders.tsx'
import { Region } from './Region.tsx'
import type { Browser } from '../Browser.ts'
import type { GateActions } from '../GateActions.ts'

const KeepOffline = lazyComponent(
  patiently(async () => (await import('../offline/KeepOffline.tsx')).KeepOffline),
)

type SessionNoticesProps = Pick<GateActions, 'onSignIn' | 'isOffline' | 'isSomebodyElseElsewhere'> & {
  readonly browser: Browser
  readonly identity: Identity
}

/**
 * Notices about the session, across the page: it is about to end, it has ended, or somebody else is signed
 * in. Reminders are beside them: this script is loaded after the first screen.
 */
export function SessionNotices(props: SessionNoticesProps) {
  const { browser } = props
  const { copiedAt } = useApi()
  const ownerId = useSyncExternalStore(onOfflineOwner, () => offlineOwner(browser.deviceStorage))
  useEffect(() => {
    if (ownerId === null) void endWorkerHere()
  }, [ownerId])
  const ofSession = useNotice(props)
  const notice = copiedAt === undefined ? ofSession : <OfflineNotice browser={browser} copiedAt={copiedAt} />
  return (
    <>
      {notice !== null && <WithinReach>{notice}</WithinReach>}
      <Region>
        <CalendarReminders />
        {ownerId !== null && copiedAt === undefined && <KeepOffline browser={browser} ownerId={ownerId} />}
      </Region>
    </>
  )
}

/** In the dialog that is open, if one is: the page behind it cannot be reached. */
function WithinReach({ children }: { readonly children: ReactNode }) {
  const place = useSyncExternalStore(onNoticePlace, noticePlace)
  return place === null ? children : createPortal(children, place)
}

function useNotice(props: SessionNoticesProps): ReactNode {
  const { browser, identity, onSignIn, isOffline, isSomebodyElseElsewhere } = props
  const { t } = useLingui()
  const hasEnded = useHasEnded()
  const path = usePath()
  const end = useMemo(
    () => sessionEnd(identity.session, identity.now, () => identity.sessionRecord?.since ?? null),
    [identity],
  )
  const endsAt = useSyncExternalStore(end.subscribe, end.current)
  useQuietRenewal(identity, endsAt, path)

  if (isSomebodyElseElsewhere) {
    return (
      <Banner kind="trouble" actions={[{ label: t`Switch account`, run: onSignIn }]}>
        <Trans>Another account is signed in in a different tab. This tab is still yours.</Trans>
      </Banner>
    )
  }
  if (hasEnded) {
    return (
      <Banner kind="trouble" actions={[{ label: t`Sign in again`, run: onSignIn }]}>
        <Trans>Your session has ended. What you typed stays here until you sign in again.</Trans>{' '}
        {isOffline && t(signInSentences.offline)}
      </Banner>
    )
  }
  if (endsAt === null) return null
  return (
    <RenewalNotice
      key={endsAt}
      identity={identity}
      endsAt={endsAt}
      returnTo={path}
      openWindow={browser.openWindow}
      onSignIn={onSignIn}
    />
  )
}
