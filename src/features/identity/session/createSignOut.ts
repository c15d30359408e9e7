import type { UserManager } from 'oidc-client-ts'
import type { AppConfig } from '#contract/appConfig.ts'
import type { OwnSession } from './createSession.ts'
import { forgetPerson } from './forgetPerson.ts'
import { forgetStores, type BrowserStores } from './forgetStores.ts'
import type { SignInProblem } from '../sign-in/problem/SignInProblem.ts'
import { hereAloneMark, signedOutMark } from './signedOutMark.ts'
import { tellTabs } from '../tabs/tabNews.ts'

export type SignOutParts = {
  readonly session: OwnSession
  readonly manager: () => Promise<UserManager>
  readonly oidc: AppConfig['oidc']
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly storage: Storage
  readonly persistentStorage: Storage
  readonly stores: BrowserStores
  readonly channel: BroadcastChannel
  /** Whether anything answers, and why not to leave for the provider: asked before the page is left. */
  readonly isOnline: () => Promise<boolean>
  readonly pingProvider: () => Promise<SignInProblem | null>
}

export type SignOut = {
  /**
   * End the session here, in every other tab, and at the provider, which then leads back; only here if the
   * provider does not answer.
   */
  signOut(): Promise<'leaving' | 'here'>
  /** Whether the last sign-out in this tab could not reach the provider, so that it is worth trying again. */
  readonly isProviderAway: boolean
  /** Whether the provider is known to have a page for it. */
  readonly canSignOutThere: boolean
  /** End the session at the provider after all; false if it still cannot be reached. */
  signOutThere(): Promise<boolean>
}

export function createSignOut(parts: SignOutParts): SignOut {
  const { session, manager, oidc, now, storage, persistentStorage, stores, channel, isOnline, pingProvider } =
    parts
  let leaveThere: ((state: string) => Promise<void>) | null = null

  return {
    signOut,
    get isProviderAway() {
      return leaveThere !== null
    },
    get canSignOutThere() {
      return leaveThere !== null || oidc.metadata?.end_session_endpoint !== undefined
    },
    signOutThere,
  }

  async function signOut(): Promise<'leaving' | 'here'> {
    // If the library cannot be loaded now, signing out works without it.
    const [provider, isThere] = await Promise.all([manager().catch(() => null), isReachable()])
    const user = await provider?.getUser()
    tellTabs(channel, { kind: 'signed-out' })
    session.end()
    forgetPerson(storage)
    forgetPerson(persistentStorage)
    await forgetStores(stores)
    leaveThere = provider && (await wayOut(provider, user?.id_token))
    // Until the provider sends back what `leave` gives it.
    persistentStorage.setItem(hereAloneMark, '1')
    return isThere && (await leave()) ? 'leaving' : 'here'
  }

  async function signOutThere(): Promise<boolean> {
    if (!(await isReachable())) return false
    // The page was opened anew since: there is no token left by which the provider would know whose session it is.
    leaveThere ??= await manager().then(wayOut, () => null)
    return leave()
  }

  /** A browser that cannot reach the provider shows a page of its own, which offers no way back. */
  async function isReachable(): Promise<boolean> {
    const [hasNetwork, obstacle] = await Promise.all([isOnline(), pingProvider()])
    return hasNetwork && obstacle === null
  }

  async function leave(): Promise<boolean> {
    if (leaveThere === null) return false
    const state = String(now())
    storage.setItem(signedOutMark, state)
    try {
      await leaveThere(state)
      return true
    } catch {
      storage.removeItem(signedOutMark)
      return false
    }
  }
}

/** It is loaded with the library. */
const wayOut = async (provider: UserManager, idToken?: string) =>
  (await import('./createManager.ts')).wayOut(provider, idToken)
