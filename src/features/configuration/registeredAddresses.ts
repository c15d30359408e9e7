import type { AppConfig } from '#contract/appConfig.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'

/** What a provider must know of this application (ID-13, ID-14, ID-20). */
export type RegisteredAddresses = {
  /** Compared letter by letter. */
  readonly redirectUri: string
  readonly postLogoutUri: string
  readonly webOrigin: string
  readonly backchannelUrl: string
}

/**
 * @param address the application's own, without fragment, with its slash
 */
export const registeredAddresses = (
  { baseUrl, oidc }: Pick<AppConfig, 'baseUrl' | 'oidc'>,
  address: string,
): RegisteredAddresses => ({
  redirectUri: oidc.redirect_uri ?? address,
  postLogoutUri: address,
  webOrigin: new URL(address).origin,
  backchannelUrl: new URL(baseUrl.replace(/\/$/, '') + pathOf(endpoints.backchannelLogout), address).href,
})
