import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useHasEnded } from '../../api/SessionProvider.tsx'
import type { Identity } from '../../features/identity/createIdentity.ts'
import { RenewalNotice } from '../../features/identity/renewal/RenewalNotice.tsx'
import { sessionEnd } from '../../features/identity/renewal/sessionEnd.ts'
import { useQuietRenewal } from '../../features/identity/renewal/useQuietRenewal.ts'
import { signInSentences } from '../../features/identity/sign-in/problem/SignInProblem.ts'
import { usePath } from '../../navigation/usePath.ts'
import { Banner } from '../../ui/messages/Banner.tsx'
import { noticePlace, onNoticePlace } from '../../ui/overlays/noticePlaces.ts'
import { CalendarReminders } from './CalendarReminders.tsx'
import { Region } from './Region.tsx'
import type { Browser } from '../Browser.ts'
import type { GateActions } from '../GateActions.ts'

type SessionNoticesProps = Pick<GateActions, 'onSignIn' | 'isOffline' | 'isSomebodyElseElsewhere'> & {
  readonly browser: Browser
  readonly identity: Identity
}

/**
 * Notices about the session, across the page: it is about to end, it has ended, or somebody else is signed
 * in. Reminders are beside them: this script is loaded after the first screen.
 */
export function SessionNotices(props: SessionNoticesProps) {
  const place = useSyncExternalStore(onNoticePlace, noticePlace)
  const notice = useNotice(props)
  // In the dialog that is open, if one is: the page behind it cannot be reached.
  return (
    <>
      {place === null ? notice : createPortal(notice, place)}
      <Region>
        <CalendarReminders />
      </Region>
    </>
  )
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
