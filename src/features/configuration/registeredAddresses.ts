import * as v from 'valibot'
import { webAddress } from '#contract/configuration.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'

/** What a provider must know about this application (ID-13, ID-14, ID-20). */
export type RegisteredAddresses = {
  /** Compared letter by letter. */
  readonly redirectUri: string
  readonly postLogoutUri: string
  readonly webOrigin: string
  readonly backchannelUrl: string
}

/**
 * @param baseUrl of the service, as in `config.json`
 * @param address the application's own, without fragment, with its slash
 * @param redirectUri if another one is set; an invalid address is ignored
 */
export const registeredAddresses = (
  baseUrl: string,
  address: string,
  redirectUri: string | undefined,
): RegisteredAddresses => ({
  redirectUri: v.is(webAddress, redirectUri) ? redirectUri.trim() : address,
  postLogoutUri: address,
  webOrigin: new URL(address).origin,
  backchannelUrl: new URL(baseUrl.replace(/\/$/, '') + pathOf(endpoints.backchannelLogout), address).href,
})
