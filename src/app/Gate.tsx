import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useHasEnded } from '../api/SessionProvider.tsx'
import type { Identity } from '../features/identity/createIdentity.ts'
import { SigningOut } from '../features/identity/pages/SigningOut.tsx'
import type { SignInFailure } from '../features/identity/sign-in/problem/SignInProblem.ts'
import { homePath, signedOutPath } from '../navigation/addresses.ts'
import { useGo } from '../navigation/useGo.ts'
import { usePath } from '../navigation/usePath.ts'
import { lazyComponent } from '../ui/loading/lazyComponent.tsx'
import type { FirstSettings } from './appearance/firstSettings.ts'
import type { GateActions } from './GateActions.ts'
import { UserGate } from './UserGate.tsx'
import { useRedirect } from './useRedirect.ts'
import { useSignOut } from './useSignOut.ts'

const SignedOut = lazyComponent(
  async () => (await import('../features/identity/pages/SignedOut.tsx')).SignedOut,
)
const SignInFailed = lazyComponent(
  async () => (await import('../features/identity/pages/SignInFailed.tsx')).SignInFailed,
)
const SigningIn = lazyComponent(
  async () => (await import('../features/identity/pages/SigningIn.tsx')).SigningIn,
)

type GateProps = {
  readonly identity: Identity
  readonly first: FirstSettings
  readonly supportEmail?: string | undefined
  readonly children: (actions: GateActions) => ReactNode
}

/** Shows the application to a signed-in person; everyone else is sent to the provider at once (ID-1). */
export function Gate({ identity, first, supportEmail, children }: GateProps) {
  const path = usePath()
  const go = useGo()
  const hasEnded = useHasEnded()
  const [isInside, setIsInside] = useState(false)
  const { request, isOffline, redirect } = useRedirect(identity)
  const { phase, isSomebodyElseElsewhere, signOut } = useSignOut(identity)
  const onSignIn = useCallback(() => redirect({ asksWho: false }), [redirect])
  // Another address draws nothing again but what reads it.
  const inside = useMemo(
    () =>
      children({
        onSignIn,
        onUseAnother: () => redirect({ asksWho: true }),
        onSignOut: signOut,
        isOffline,
        isSomebodyElseElsewhere,
      }),
    [children, onSignIn, redirect, signOut, isOffline, isSomebodyElseElsewhere],
  )

  // They may be needed when there is no network to load them.
  useEffect(() => {
    if (!isInside && !hasEnded) return
    SignedOut.preload()
    SignInFailed.preload()
  }, [isInside, hasEnded])

  function onEnter(): void {
    identity.returned()
    setIsInside(true)
    if (path === signedOutPath) go(homePath, { replace: true })
  }

  const hasPage = isInside && phase === null
  const failure = isOffline && !hasPage ? offline : identity.failure
  const common = { identity, onAgain: redirect, supportEmail }
  if (request === null && phase === 'signing-out') return <SigningOut />
  if (request === null && !isOffline && (phase === 'signed-out' || (hasEnded && path === signedOutPath))) {
    return <SignedOut identity={identity} onSignIn={onSignIn} />
  }
  if (request === null && failure) return <SignInFailed {...common} failure={failure} />
  if (request !== null || (hasEnded && !isInside)) {
    return <SigningIn {...common} key={request?.count} returnTo={path} asksWho={request?.asksWho ?? false} />
  }
  return (
    <UserGate {...common} first={first} onEnter={onEnter}>
      {inside}
    </UserGate>
  )
}

const offline: SignInFailure = { problem: 'offline', details: 'offline' }
