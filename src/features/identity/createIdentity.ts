import type { UserManager } from 'oidc-client-ts'
import type { AppConfig } from '#contract/appConfig.ts'
import { createSession, type OwnSession, type RefreshOutcome } from './session/createSession.ts'
import { createSignOut, type SignOut } from './session/createSignOut.ts'
import { countRedirect, forgetRedirects } from './sign-in/redirectCount.ts'
import type { Finished } from './sign-in/finishSignIn.ts'
import type { BrowserStores } from './session/forgetStores.ts'
import { lazyManager } from './session/lazyManager.ts'
import { onElsewhere, type Elsewhere } from './session/onElsewhere.ts'
import { readSessionRecord, type SignInRecord } from './session/sessionRecord.ts'
import type { SignInCallback } from './sign-in/callback.ts'
import type { SignInFailure, SignInProblem } from './sign-in/problem/SignInProblem.ts'
import { hereAloneMark } from './session/signedOutMark.ts'
import { sessionKey } from './session/storedSession.ts'
import { tabSession } from './session/tabSession.ts'

export type IdentityParts = {
  readonly oidc: AppConfig['oidc']
  /** Where the application lives, without query and fragment. */
  readonly address: string
  /** For this tab only: the session, and what must survive a sign-in. */
  readonly storage: Storage
  /** Kept on this device: preferences. */
  readonly persistentStorage: Storage
  /** For larger data on this device. */
  readonly stores: BrowserStores
  readonly locks: LockManager | undefined
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** The channel to the other tabs of the application. */
  readonly channel: BroadcastChannel
  /** Whether all tabs send one cookie (ID-15), so that a sign-in in one changes who calls in the others. */
  readonly sharesCookie: boolean
  /** Leave this page for another address, which replaces it in the history. */
  readonly leaveTo: (address: string) => void
  /** Whether there is a network: asked before leaving a page that may hold input. */
  readonly isOnline: () => Promise<boolean>
  /** Why not to leave for the provider; null also if that is unknown. */
  readonly pingProvider: () => Promise<SignInProblem | null>
  /** Another session than the tab's. */
  readonly session?: OwnSession | undefined
}

/** The identity of the person at this browser, and how it begins and ends. */
export type Identity = SignOut & {
  readonly oidc: AppConfig['oidc']
  readonly session: OwnSession
  /** The sign-in that the session began with; null if nobody has signed in in this tab. */
  readonly sessionRecord: SignInRecord | null
  /** The address for the provider to send people back to. */
  readonly redirectUri: string
  readonly tab: Pick<IdentityParts, 'storage' | 'channel' | 'leaveTo'>
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly isOnline: () => Promise<boolean>
  /** Why the sign-in that this page was opened with did not complete. */
  readonly failure: SignInFailure | null
  /** The provider's library, loaded when first asked for; always the same promise. */
  manager(): Promise<UserManager>
  /**
   * Whether the last sign-out in this browser ended nothing at the provider. Then the next sign-in has to ask who it is, or the
   * next person would be let in as the last one. Kept for every tab, until somebody has signed in.
   */
  readonly hasSignedOutHereAlone: boolean
  /**
   * Redeem the answer in the page's address. Without one, only check that no other tab uses this tab's
   * session.
   */
  finish(callback: SignInCallback): Promise<Finished | null>
  /** Redeem an answer that came back to another window, and continue with the new tokens. */
  renewBy(query: string): Promise<Finished>
  /**
   * Why the provider cannot be reached now, if so. Asked once for each redirect: always the same promise
   * until `returned`.
   */
  redirectObstacle(): Promise<SignInProblem | null>
  /** Count a redirect to the provider; false if there were too many without a session. */
  countRedirect(): boolean
  /** The person is in the application, or asks to sign in again: redirects are counted from zero. */
  returned(): void
  /** Called about what other tabs do. @returns unsubscribes */
  onElsewhere(listener: (what: Elsewhere) => void): () => void
}

export function createIdentity(parts: IdentityParts): Identity {
  const { oidc, address, storage, persistentStorage, channel, now, leaveTo, isOnline, pingProvider } = parts
  const manager = lazyManager({ oidc, address, storage })
  const session = parts.session ?? createSession({ storage, key: sessionKey(oidc), now, refresh })
  const leaving = createSignOut({ ...parts, session, manager })
  const ofTab = tabSession({ ...parts, session })
  const redeeming = { oidc, manager, storage, now }
  let failure: SignInFailure | null = null
  let ping: Promise<SignInProblem | null> | null = null

  return {
    oidc,
    session,
    redirectUri: oidc.redirect_uri ?? address,
    tab: { storage, channel, leaveTo },
    now,
    isOnline,
    get sessionRecord() {
      return readSessionRecord(storage)
    },
    get failure() {
      return failure
    },
    get hasSignedOutHereAlone() {
      return persistentStorage.getItem(hereAloneMark) !== null
    },
    manager,
    finish,
    renewBy,
    redirectObstacle: () => (ping ??= pingProvider()),
    countRedirect: () => countRedirect(storage, now()),
    returned: () => {
      ping = null
      forgetRedirects(storage)
    },
    signOut: leaving.signOut,
    signOutThere: leaving.signOutThere,
    get isProviderAway() {
      return leaving.isProviderAway
    },
    get canSignOutThere() {
      return leaving.canSignOutThere
    },
    onElsewhere: (listener) => onElsewhere({ ...parts, session }, listener),
  }

  async function refresh(): Promise<RefreshOutcome> {
    const [provider, { renewTokens }] = await Promise.all([manager(), import('./session/renewTokens.ts')])
    return renewTokens(provider, now)
  }

  async function finish(callback: SignInCallback): Promise<Finished | null> {
    if (callback.kind === 'none') {
      await ofTab.claim()
      return null
    }
    // Loaded in parallel. Whatever needs it waits for it, and fails if it cannot be loaded.
    void manager().catch(() => null)
    const { redeemAnswer, leavesSession } = await import('./redeemAnswer.ts')
    const finished = await redeemAnswer(redeeming, callback)
    if (finished.kind === 'signed-in') await ofTab.begin()
    else {
      await ofTab.claim()
      if (session.isEnded || !leavesSession(finished)) failure = finished.failure
    }
    return finished
  }

  async function renewBy(query: string): Promise<Finished> {
    const { redeemAnswer } = await import('./redeemAnswer.ts')
    const finished = await redeemAnswer(redeeming, { kind: 'answer', query })
    if (finished.kind === 'signed-in') session.begin()
    return finished
  }
}
