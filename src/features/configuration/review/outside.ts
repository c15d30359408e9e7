import type { AppConfig } from '#contract/appConfig.ts'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import type { Api } from '../../../api/createApi.ts'
import { getIsDiscovered, getSignInNow } from '../data/outsideRequests.ts'
import { applicationIssuer } from '#contract/configuration.ts'

/** How sign-in looks from the outside after a change. */
export type Outside = 'works' | 'not-configured' | 'other-settings' | 'no-discovery' | 'cannot-tell'

/** What was found; null if that is unknown. */
export type Seen = {
  readonly config: AppConfig['oidc'] | 'none' | null
  readonly isDiscovered: boolean | null
}

/** What was found, compared with what was expected. */
export function outsideOf(settings: OpenIdConfiguration, { config, isDiscovered }: Seen): Outside {
  if (config === 'none') return 'not-configured'
  if (config === null) return 'cannot-tell'
  const isAsSaved =
    config.authority === applicationIssuer(settings) && config.client_id === settings.clients[0]?.client_id
  if (!isAsSaved) return 'other-settings'
  if (isDiscovered === null) return 'cannot-tell'
  return isDiscovered ? 'works' : 'no-discovery'
}

/**
 * Look at sign-in as a browser would: a fresh `config.json`, then its issuer's discovery document.
 *
 * @param wasDiscovered whether that document was found before the change, which counts if the person who made the change
 *   may not ask any more
 */
export async function lookFromOutside(
  api: Api,
  settings: OpenIdConfiguration,
  wasDiscovered: boolean | null,
): Promise<Outside> {
  const issuer = applicationIssuer(settings)
  const config = await getSignInNow(api)
  const isDiscovered = issuer === null ? null : ((await getIsDiscovered(api, issuer)) ?? wasDiscovered)
  return outsideOf(settings, { config, isDiscovered })
}
