import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useHasEnded } from '../api/SessionProvider.tsx'
import type { Identity } from '../features/identity/createIdentity.ts'
import { RenewalNotice } from '../features/identity/renewal/RenewalNotice.tsx'
import { sessionEnd } from '../features/identity/renewal/sessionEnd.ts'
import { useQuietRenewal } from '../features/identity/renewal/useQuietRenewal.ts'
import { problemSentences } from '../features/identity/sign-in/SignInProblem.ts'
import { usePath } from '../navigation/usePath.ts'
import { Banner } from '../ui/Banner.tsx'
import { noticePlace, onNoticePlace } from '../ui/overlays/noticePlaces.ts'
import type { Browser } from './Browser.ts'
import type { GateActions } from './Gate.tsx'

type SessionNoticesProps = Pick<GateActions, 'onSignIn' | 'isOffline' | 'isSomebodyElseElsewhere'> & {
  readonly browser: Browser
  readonly identity: Identity
}

/** What there is to say about the session, across the page: that it ends, that it has ended, that somebody else has one. */
export function SessionNotices(props: SessionNoticesProps) {
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
      <Banner kind="trouble" actions={[{ label: t`Use that account`, run: onSignIn }]}>
        <Trans>
          Somebody else signed in to the calendar in another tab. This tab still shows yours: finish here, or
          go on as they.
        </Trans>
      </Banner>
    )
  }
  if (hasEnded) {
    return (
      <Banner kind="trouble" actions={[{ label: t`Sign in again`, run: onSignIn }]}>
        <Trans>Your session has ended. This page and what you typed stay until you sign in again.</Trans>{' '}
        {isOffline && t(problemSentences.offline)}
      </Banner>
    )
  }
  if (endsAt === null) return null
  return (
    <InReach>
      <RenewalNotice
        key={endsAt}
        identity={identity}
        endsAt={endsAt}
        returnTo={path}
        openWindow={browser.openWindow}
        onSignIn={onSignIn}
      />
    </InReach>
  )
}

/** In the dialog that is open, if one is: the page behind it cannot be reached. */
function InReach({ children }: { readonly children: ReactNode }) {
  const place = useSyncExternalStore(onNoticePlace, noticePlace)
  return place === null ? children : createPortal(children, place)
}
