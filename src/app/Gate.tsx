import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useApi } from '../api/ApiProvider.tsx'
import { useHasEnded } from '../api/SessionProvider.tsx'
import type { Elsewhere, Identity } from '../features/identity/createIdentity.ts'
import { SigningOut } from '../features/identity/pages/SigningOut.tsx'
import type { SignInFailure } from '../features/identity/sign-in/SignInProblem.ts'
import { homePath, signedOutPath } from '../navigation/addresses.ts'
import { useGo } from '../navigation/useGo.ts'
import { usePath } from '../navigation/usePath.ts'
import { lazyComponent } from '../ui/lazyComponent.tsx'
import { Person } from './Person.tsx'

const SignedOut = lazyComponent(
  async () => (await import('../features/identity/pages/SignedOut.tsx')).SignedOut,
)
const SignInFailed = lazyComponent(
  async () => (await import('../features/identity/pages/SignInFailed.tsx')).SignInFailed,
)
const SigningIn = lazyComponent(
  async () => (await import('../features/identity/pages/SigningIn.tsx')).SigningIn,
)

/** The ways out of the application that the shell offers, and who came in by another one. */
export type GateActions = {
  readonly onSignIn: () => void
  readonly onSignOut: () => void
  readonly onSignOutEverywhere: () => void
  /** The last try to leave for the provider found no network. */
  readonly isOffline: boolean
  /** Somebody else has signed in in another tab. */
  readonly isSomebodyElseElsewhere: boolean
}

type GateProps = {
  readonly identity: Identity
  readonly supportEmail?: string | undefined
  readonly children: (actions: GateActions) => ReactNode
}

/** A journey to the provider that a person asked for; counted, so that the next one is a new one. */
type SignInRequest = { readonly count: number; readonly asksWho: boolean }

/** Lets in who is signed in, and sends everybody else to the provider at once (ID-1). */
export function Gate({ identity, supportEmail, children }: GateProps) {
  const path = usePath()
  const go = useGo()
  const api = useApi()
  const queryClient = useQueryClient()
  const hasEnded = useHasEnded()
  const [isInside, setIsInside] = useState(false)
  const [request, setRequest] = useState<SignInRequest | null>(null)
  const [isOffline, setIsOffline] = useState(false)
  const [leaving, setLeaving] = useState<'signing-out' | 'signed-out' | null>(null)
  const [isSomebodyElseElsewhere, setIsSomebodyElseElsewhere] = useState(false)

  const onElsewhere = useEffectEvent((what: Elsewhere) => {
    if (what === 'signed-out') showSignedOut()
    else setIsSomebodyElseElsewhere(true)
  })
  useEffect(() => identity.onElsewhere((what) => onElsewhere(what)), [identity])

  // Needed where nobody may be there to ask for them: without a network, or a service.
  useEffect(() => {
    if (!isInside && !hasEnded) return
    SignedOut.preload()
    SignInFailed.preload()
  }, [isInside, hasEnded])

  async function leave({ asksWho }: { readonly asksWho: boolean }): Promise<void> {
    // Without a network the way leads to a page of the browser's own, which knows no way back.
    const canLeave = await identity.isOnline()
    setIsOffline(!canLeave)
    if (!canLeave) return setRequest(null)
    identity.returned()
    setRequest((before) => ({ count: (before?.count ?? 0) + 1, asksWho }))
  }

  function showSignedOut(): void {
    setLeaving('signed-out')
    queryClient.clear()
    go(signedOutPath, { replace: true })
  }

  async function signOut(from: 'here' | 'everywhere' = 'here'): Promise<void> {
    setLeaving('signing-out')
    // A service that cannot be reached does not keep anybody from leaving.
    await Promise.allSettled([api.close(from)])
    queryClient.clear()
    if ((await identity.signOut()) === 'here') showSignedOut()
  }

  const hasPage = isInside && leaving === null
  const failure = isOffline && !hasPage ? offline : identity.failure
  if (request === null && leaving === 'signing-out') return <SigningOut />
  if (request === null && !isOffline && (leaving === 'signed-out' || (hasEnded && path === signedOutPath))) {
    return <SignedOut identity={identity} onSignIn={() => void leave({ asksWho: false })} />
  }
  if (request === null && failure) {
    return (
      <SignInFailed
        identity={identity}
        failure={failure}
        onAgain={(options) => void leave(options)}
        supportEmail={supportEmail}
      />
    )
  }
  if (request !== null || (hasEnded && !isInside)) {
    return (
      <SigningIn
        key={request?.count}
        identity={identity}
        returnTo={path}
        asksWho={request?.asksWho ?? false}
        onAgain={(options) => void leave(options)}
        supportEmail={supportEmail}
      />
    )
  }
  return (
    <Person
      identity={identity}
      onEnter={() => {
        identity.returned()
        setIsInside(true)
        if (path === signedOutPath) go(homePath, { replace: true })
      }}
      onAgain={(options) => void leave(options)}
      supportEmail={supportEmail}
    >
      {children({
        onSignIn: () => void leave({ asksWho: false }),
        onSignOut: () => void signOut(),
        onSignOutEverywhere: () => void signOut('everywhere'),
        isOffline,
        isSomebodyElseElsewhere,
      })}
    </Person>
  )
}

const offline: SignInFailure = { problem: 'offline', details: 'offline' }
