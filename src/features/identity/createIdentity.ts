import type { UserManager } from 'oidc-client-ts'
import type { AppConfig } from '#contract/appConfig.ts'
import { homePath } from '../../navigation/addresses.ts'
import { createSession, type OwnSession, type RefreshOutcome } from './createSession.ts'
import { depart, forgetDepartures } from './departures.ts'
import type { Finished } from './finishSignIn.ts'
import { forgetPerson } from './forgetPerson.ts'
import type { Landing } from './landing.ts'
import type { SignInFailure } from './SignInProblem.ts'
import { sessionKey } from './storedSession.ts'

export type IdentityParts = {
  readonly oidc: AppConfig['oidc']
  /** Where the application lives, without query and fragment. */
  readonly address: string
  /** Kept for this tab alone: the session, and what must survive a sign-in. */
  readonly storage: Storage
  /** Kept on this device: preferences. */
  readonly keptStorage: Storage
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** To the other tabs of the application. */
  readonly channel: BroadcastChannel
}

/** Who is signed in here, and how that begins and ends. */
export type Identity = {
  readonly session: OwnSession
  /** Why the sign-in that this page was opened with did not complete. */
  readonly failure: SignInFailure | null
  /** The provider's library, loaded when first asked for; always the same promise. */
  manager(): Promise<UserManager>
  /** Redeem what the page was opened with; nothing to do for an ordinary opening. */
  finish(landing: Landing): Promise<Finished | null>
  /** Note that the browser leaves for the provider; false where it has done so too often without getting in. */
  depart(): boolean
  /** The person has arrived in the application: redirects count afresh. */
  arrived(): void
  /** End the session here, in every other tab, and at the provider, which then leads back. */
  signOut(): Promise<'leaving' | 'here'>
  /** Be told when another tab has signed out. @returns how to stop being told */
  onSignedOutElsewhere(listener: () => void): () => void
}

const signedOutMark = 'kalends.signed-out'

export function createIdentity(parts: IdentityParts): Identity {
  const { oidc, address, storage, keptStorage, now, channel } = parts
  const key = sessionKey(oidc)
  const session = createSession({ storage, key, now, refresh })
  let loading: Promise<UserManager> | null = null
  let failure: SignInFailure | null = null

  return {
    session,
    get failure() {
      return failure
    },
    manager,
    finish,
    depart: () => depart(storage, now()),
    arrived: () => forgetDepartures(storage),
    signOut,
    onSignedOutElsewhere,
  }

  function manager(): Promise<UserManager> {
    loading ??= import('./createManager.ts')
      .then(({ createManager }) => createManager({ oidc, address, storage }))
      .catch((cause: unknown) => {
        loading = null
        throw cause
      })
    return loading
  }

  async function refresh(): Promise<RefreshOutcome> {
    const provider = await manager()
    const { isUnavailable } = await import('./problemBehind.ts')
    try {
      return (await provider.signinSilent()) ? 'refreshed' : 'refused'
    } catch (error) {
      if (isUnavailable(error)) throw error
      return 'refused'
    }
  }

  async function finish(landing: Landing): Promise<Finished | null> {
    if (landing.kind === 'none') return null
    const finished: Finished =
      landing.kind === 'answer'
        ? await redeem(landing.query)
        : {
            kind: 'failed',
            failure: { problem: landing.problem, details: landing.problem },
            returnTo: homePath,
          }
    if (finished.kind === 'signed-in') session.begin()
    else failure = finished.failure
    return finished
  }

  async function redeem(query: string): Promise<Finished> {
    const [provider, { finishSignIn }] = await Promise.all([manager(), import('./finishSignIn.ts')])
    return finishSignIn(provider, query, now)
  }

  async function signOut(): Promise<'leaving' | 'here'> {
    const provider = await manager()
    const user = await provider.getUser()
    channel.postMessage('signed-out')
    session.end()
    forgetPerson(storage)
    forgetPerson(keptStorage)
    try {
      if ((await provider.metadataService.getEndSessionEndpoint()) === undefined) return 'here'
      storage.setItem(signedOutMark, '1')
      await provider.signoutRedirect(user?.id_token === undefined ? {} : { id_token_hint: user.id_token })
      return 'leaving'
    } catch {
      // The provider could not be asked where to sign out: here, at least, nothing is left.
      return 'here'
    }
  }

  function onSignedOutElsewhere(listener: () => void): () => void {
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== 'signed-out') return
      listener()
      session.end()
      forgetPerson(storage)
    }
    channel.addEventListener('message', onMessage)
    return () => channel.removeEventListener('message', onMessage)
  }
}

/** Whether this tab has just come back from signing out at the provider; true once. */
export function takeSignedOutMark(storage: Storage): boolean {
  const isBack = storage.getItem(signedOutMark) !== null
  storage.removeItem(signedOutMark)
  return isBack
}
