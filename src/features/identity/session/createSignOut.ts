import { i18n } from '@lingui/core'
import type { UserManager } from 'oidc-client-ts'
import { languageOf } from '../../../locales/languages.ts'
import type { OwnSession } from './createSession.ts'
import { forgetPerson } from './forgetPerson.ts'
import { forgetStores, type BrowserStores } from './forgetStores.ts'
import type { SignInProblem } from '../sign-in/problem/SignInProblem.ts'
import { signedOutMark } from './signedOutMark.ts'
import { tellTabs } from '../tabs/tabNews.ts'

export type SignOutParts = {
  readonly session: OwnSession
  readonly manager: () => Promise<UserManager>
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
  readonly canSignOutThere: boolean
  /** End the session at the provider after all; false if it still cannot be reached. */
  signOutThere(): Promise<boolean>
}

/** Contains neither a token nor a person; stored for every tab. */
export const hereAloneMark = 'kalends.signed-out-here-alone'

export function createSignOut(parts: SignOutParts): SignOut {
  const { session, manager, storage, persistentStorage, stores, channel, isOnline, pingProvider } = parts
  let leaveThere: (() => Promise<void>) | null = null

  return {
    signOut,
    get canSignOutThere() {
      return leaveThere !== null
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
    if (isThere && (await leave())) return 'leaving'
    persistentStorage.setItem(hereAloneMark, '1')
    return 'here'
  }

  async function signOutThere(): Promise<boolean> {
    return (await isReachable()) && leave()
  }

  /** A browser that cannot reach the provider shows a page of its own, which offers no way back. */
  async function isReachable(): Promise<boolean> {
    const [hasNetwork, obstacle] = await Promise.all([isOnline(), pingProvider()])
    return hasNetwork && obstacle === null
  }

  async function leave(): Promise<boolean> {
    if (leaveThere === null) return false
    storage.setItem(signedOutMark, '1')
    try {
      await leaveThere()
      persistentStorage.removeItem(hereAloneMark)
      return true
    } catch {
      storage.removeItem(signedOutMark)
      return false
    }
  }
}

/** Null if the provider has no address for signing out, or cannot be asked for it. */
async function wayOut(
  provider: UserManager,
  idToken: string | undefined,
): Promise<(() => Promise<void>) | null> {
  const address = await provider.metadataService.getEndSessionEndpoint().catch(() => undefined)
  if (address === undefined) return null
  // RP-Initiated Logout 1.0, 2: the page that may ask there is in the language of this one.
  const extraQueryParams = { ui_locales: languageOf(i18n.locale) }
  return () =>
    provider.signoutRedirect({ ...(idToken !== undefined && { id_token_hint: idToken }), extraQueryParams })
}
