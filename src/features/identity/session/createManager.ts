import { i18n } from '@lingui/core'
import { UserManager, WebStorageStateStore, type OidcMetadata } from 'oidc-client-ts'
import type { AppConfig, ProviderMetadata } from '#contract/appConfig.ts'
import { recipeFor } from '#contract/providerRecipes.ts'
import { languageOf } from '../../../locales/languages.ts'

export type ManagerParts = {
  readonly oidc: AppConfig['oidc']
  /** Where the application lives, without query and fragment: what the provider sends back to (ID-2, ID-3). */
  readonly address: string
  readonly storage: Storage
}

/**
 * oidc-client-ts, set up once: authorization code with PKCE, everything in sessionStorage, renewal only on
 * demand. This file and its importers are loaded when somebody signs in or out, or a token is renewed; not
 * with the page.
 */
export function createManager({ oidc, address, storage }: ManagerParts): UserManager {
  const recipe = recipeFor(oidc.authority)
  const { authority, client_id, metadata, prompt = recipe.prompt, redirect_uri = address } = oidc
  const store = new WebStorageStateStore({ store: storage })
  return new UserManager({
    authority,
    client_id,
    redirect_uri,
    post_logout_redirect_uri: address,
    response_type: 'code',
    ui_locales: languageOf(i18n.locale),
    ...(prompt !== undefined && { prompt }),
    ...(recipe.parameters && { extraQueryParams: { ...recipe.parameters } }),
    ...(metadata && { metadata: known(metadata) }),
    userStore: store,
    stateStore: store,
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    // Audience and authorised party are needed, because we check them ourselves.
    filterProtocolClaims: false,
    requestTimeoutInSeconds: 10,
    redirectMethod: 'replace',
  })
}

/** The library distinguishes a missing endpoint from an undefined one. */
const known = ({ end_session_endpoint, jwks_uri, ...rest }: ProviderMetadata): Partial<OidcMetadata> => ({
  ...rest,
  ...(jwks_uri !== undefined && { jwks_uri }),
  ...(end_session_endpoint !== undefined && { end_session_endpoint }),
})

/** Leaves for the provider to sign out there; null if it has no address for that, or cannot be asked for it. */
export async function wayOut(
  provider: UserManager,
  idToken?: string,
): Promise<((state: string) => Promise<void>) | null> {
  const address = await provider.metadataService.getEndSessionEndpoint().catch(() => undefined)
  if (address === undefined) return null
  // RP-Initiated Logout 1.0, 2: the page that may ask there is in the language of this one.
  const extraQueryParams = { ui_locales: languageOf(i18n.locale) }
  return (state) =>
    provider.signoutRedirect({
      ...(idToken !== undefined && { id_token_hint: idToken }),
      extraQueryParams: { ...extraQueryParams, state },
    })
}
