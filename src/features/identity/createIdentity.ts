import type { UserManager } from 'oidc-client-ts'
import type { AppConfig } from '#contract/appConfig.ts'
import { createSession, type OwnSession, type RefreshOutcome } from './session/createSession.ts'
import { createSignOut, hereAloneMark, type SignOut } from './session/createSignOut.ts'
import { countRedirect, forgetRedirects } from './sign-in/redirectCount.ts'
import type { Finished } from './sign-in/finishSignIn.ts'
import { forgetPerson, forgetTraces } from './session/forgetPerson.ts'
import type { BrowserStores } from './session/forgetStores.ts'
import { storeSessionRecord, readSessionRecord, type SessionRecord } from './session/sessionRecord.ts'
import type { SignInCallback } from './sign-in/callback.ts'
import { ownSession } from './tabs/ownSession.ts'
import type { SignInFailure, SignInProblem } from './sign-in/SignInProblem.ts'
import { sessionKey } from './session/storedSession.ts'
import { onTabNews, tellTabs } from './tabs/tabNews.ts'

export type IdentityParts = {
  readonly oidc: AppConfig['oidc']
  /** Where the application lives, without query and fragment. */
  readonly address: string
  /** Kept for this tab alone: the session, and what must survive a sign-in. */
  readonly storage: Storage
  /** Kept on this device: preferences. */
  readonly persistentStorage: Storage
  /** Kept on this device where more than a line is kept. */
  readonly stores: BrowserStores
  readonly locks: LockManager | undefined
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** To the other tabs of the application. */
  readonly channel: BroadcastChannel
  /** Whether all tabs send one cookie (ID-15), so that a sign-in in one changes who calls in the others. */
  readonly sharesCookie: boolean
  /** Leave this page for another address, which takes its place in the history. */
  readonly leaveTo: (address: string) => void
  /** Whether anything answers: asked before a page that holds something is left. */
  readonly isOnline: () => Promise<boolean>
  /** Why not to leave for the provider; null also where nobody can tell. */
  readonly pingProvider: () => Promise<SignInProblem | null>
}

/** What happened in another tab: nobody is signed in any more, or another person is. */
export type Elsewhere = 'signed-out' | 'somebody-else'

/** Who is signed in here, and how that begins and ends. */
export type Identity = SignOut & {
  readonly oidc: AppConfig['oidc']
  readonly session: OwnSession
  /** The sign-in that the session began with; null where nobody ever signed in in this tab. */
  readonly sessionRecord: SessionRecord | null
  /** Where the provider is asked to send people back to. */
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
   * Whether the last sign-out in this browser ended nothing at the provider, so that the next sign-in has to ask: nobody is let
   * in as whoever was here before. Kept for every tab, until somebody has signed in.
   */
  readonly hasSignedOutHereAlone: boolean
  /** Redeem what the page was opened with; an ordinary opening only makes sure that its session is its own. */
  finish(callback: SignInCallback): Promise<Finished | null>
  /** Redeem an answer that another window was sent back with, and go on with the new tokens. */
  renewBy(query: string): Promise<Finished>
  /** Why not to leave for the provider, asked once for each journey: always the same promise until `arrived`. */
  redirectObstacle(): Promise<SignInProblem | null>
  /** Note that the browser leaves for the provider; false where it has done so too often without getting in. */
  countRedirect(): boolean
  /** The person has arrived in the application, or asks for another journey: redirects count afresh. */
  returned(): void
  /** Be told what other tabs do. @returns how to stop being told */
  onElsewhere(listener: (what: Elsewhere) => void): () => void
}

export function createIdentity(parts: IdentityParts): Identity {
  const {
    oidc,
    address,
    storage,
    persistentStorage,
    stores,
    locks,
    now,
    channel,
    sharesCookie,
    leaveTo,
    isOnline,
    pingProvider,
  } = parts
  const session = createSession({ storage, key: sessionKey(oidc), now, refresh })
  const leaving = createSignOut({
    session,
    manager,
    storage,
    persistentStorage,
    stores,
    channel,
    isOnline,
    pingProvider,
  })
  const redeeming = { oidc, manager, storage, now }
  let loading: Promise<UserManager> | null = null
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
    get canSignOutThere() {
      return leaving.canSignOutThere
    },
    onElsewhere,
  }

  function manager(): Promise<UserManager> {
    loading ??= import('./session/createManager.ts')
      .then(({ createManager }) => createManager({ oidc, address, storage }))
      .catch((cause: unknown) => {
        loading = null
        throw cause
      })
    return loading
  }

  async function refresh(): Promise<RefreshOutcome> {
    const [provider, { renewTokens }] = await Promise.all([manager(), import('./session/renewTokens.ts')])
    return renewTokens(provider, now)
  }

  async function finish(callback: SignInCallback): Promise<Finished | null> {
    if (callback.kind === 'none') {
      await claim()
      return null
    }
    // Asked for at once; who is in need of it waits for it, and hears why it cannot be loaded.
    void manager().catch(() => null)
    const { redeemAnswer, leavesSession } = await import('./sign-in/redeemAnswer.ts')
    const finished = await redeemAnswer(redeeming, callback)
    if (finished.kind === 'signed-in') await begin()
    else {
      await claim()
      if (session.isEnded || !leavesSession(finished)) failure = finished.failure
    }
    return finished
  }

  async function renewBy(query: string): Promise<Finished> {
    const { redeemAnswer } = await import('./sign-in/redeemAnswer.ts')
    const finished = await redeemAnswer(redeeming, { kind: 'answer', query })
    if (finished.kind === 'signed-in') session.begin()
    return finished
  }

  async function begin(): Promise<void> {
    session.begin()
    persistentStorage.removeItem(hereAloneMark)
    const subject = session.person?.subject ?? ''
    // Whoever signed in here before may have left something half typed.
    if (readSessionRecord(storage)?.subject !== subject) forgetTraces(storage)
    const record: SessionRecord = { id: crypto.randomUUID(), since: now(), subject }
    storeSessionRecord(storage, record)
    await ownSession(locks, record.id)
    tellTabs(channel, { kind: 'signed-in', subject })
  }

  /** A tab that was duplicated holds a session of another tab: it gives its copy up, and signs in for itself. */
  async function claim(): Promise<void> {
    const record = readSessionRecord(storage)
    if (record === null || session.isEnded) return
    if (!(await ownSession(locks, record.id))) session.end()
  }

  function onElsewhere(listener: (what: Elsewhere) => void): () => void {
    return onTabNews(channel, (news) => {
      if (news.kind === 'signed-out') {
        listener('signed-out')
        session.end()
        forgetPerson(storage)
        return
      }
      if (session.isEnded || session.person?.subject === news.subject) return
      listener('somebody-else')
      // What this tab would send from now on would be the other person's.
      if (sharesCookie) session.end()
    })
  }
}

/** Whether the configuration asks for the implicit flow (ID-4); everything else is the authorization code flow. */
export const isImplicit = ({ response_type }: AppConfig['oidc']): boolean =>
  response_type.split(' ').toSorted().join(' ') === 'id_token token'
