import * as v from 'valibot'
import type { AppConfig, ProviderMetadata } from '#contract/appConfig.ts'
import { endpoints } from '#contract/endpoints.ts'
import {
  applicationIssuer,
  isRelayed,
  wordsIn,
  type OpenIdClient,
  type OpenIdConfiguration,
} from '#contract/configuration.ts'
import { scopeToAsk } from '#contract/providerRecipes.ts'
import type { ServiceSettings } from '../../ports.ts'
import type { DiscoveredMetadata } from '../../provider/readMetadata.ts'

/**
 * What the application needs to start, out of what is stored (CFG-6): its client is the first one. Only what
 * is named here goes out, so that no secret can.
 *
 * @param discovered the last good discovery of the client's issuer
 * @returns null where no client with an issuer is configured
 */
export function deriveAppConfig(
  settings: ServiceSettings,
  configuration: OpenIdConfiguration | null,
  discovered: DiscoveredMetadata | null,
): AppConfig | null {
  const client = configuration?.clients[0]
  const authority = applicationIssuer(configuration)
  if (client === undefined || authority === null) return null
  const { publicUrl, davUrl = publicUrl, calendarCredential, runbookUrl, supportEmail } = settings
  const metadata = metadataFor(client, discovered ?? { issuer: authority }, publicUrl)
  return {
    baseUrl: publicUrl,
    davUrl,
    oidc: {
      authority,
      client_id: client.client_id,
      response_type: client.response_type ?? 'code',
      ...scopeOf(client, authority, discovered ?? metadata),
      ...(client.prompt !== undefined && { prompt: wordsIn(client.prompt).join(' ') }),
      ...(client.redirect_uri !== undefined && { redirect_uri: client.redirect_uri }),
      ...(metadata !== null && { metadata }),
    },
    calendarCredential,
    bearerScheme: 'Bearer',
    features: featuresOf(davUrl === publicUrl),
    ...(runbookUrl !== undefined && { runbookUrl }),
    ...(supportEmail !== undefined && { supportEmail }),
  }
}

/**
 * What is known of the host that is asked: of another one's calendars nothing, and unknown means no (CAL-36).
 */
const featuresOf = (isOwnDav: boolean): AppConfig['features'] => ({
  expandFalse: isOwnDav,
  preconditions: isOwnDav,
  exactJCal: isOwnDav,
  history: true,
  trial: true,
  storageKey: true,
  userSettings: true,
  search: isOwnDav,
  stream: false,
})

/** Without any metadata it is left to the application, which makes its own discovery. */
function scopeOf({ scope }: OpenIdClient, authority: string, discovered: DiscoveredMetadata | null) {
  if (scope !== undefined) return { scope }
  return discovered === null ? {} : { scope: scopeToAsk(authority, discovered['scopes_supported']) }
}

/** That the provider names itself in its answer, which the application then demands (RFC 9207 3). */
const issuerPromise = 'authorization_response_iss_parameter_supported'

/**
 * How the provider can be made to ask again. The application does that after a sign-out that did not reach
 * the provider.
 */
const askingHints = ['prompt_values_supported', 'claims_supported']

/** A list of names as the provider gives it, under its name; nothing where it is of another kind. */
const listed = (discovered: DiscoveredMetadata, name: string): [string, string[]][] => {
  const read = v.safeParse(v.array(v.string()), discovered[name])
  return read.success ? [[name, read.output]] : []
}

/**
 * What was typed stands over what was discovered (CFG-3); a relayed client has its tokens from the service
 * (CFG-7).
 *
 * @returns null where an address that this client's flow needs is neither typed nor discovered
 */
function metadataFor(
  client: OpenIdClient,
  discovered: DiscoveredMetadata,
  publicUrl: string,
): ProviderMetadata | null {
  const authorize = client.authorization_url ?? discovered.authorization_endpoint
  const token = client.token_url ?? discovered.token_endpoint
  const userInfo = client.user_info_url ?? discovered.userinfo_endpoint
  const { jwks_uri: keys } = discovered
  const hasKeys = keys !== undefined || (client.response_type ?? 'code') === 'code'
  if (authorize === undefined || token === undefined || userInfo === undefined || !hasKeys) return null
  const endSession = client.end_session_endpoint ?? discovered.end_session_endpoint
  return {
    issuer: discovered.issuer,
    authorization_endpoint: authorize,
    token_endpoint: isRelayed(client) ? publicUrl + endpoints.redeem.path : token,
    ...(keys !== undefined && { jwks_uri: keys }),
    userinfo_endpoint: userInfo,
    ...(endSession !== undefined && { end_session_endpoint: endSession }),
    ...(discovered[issuerPromise] === true && { [issuerPromise]: true }),
    ...Object.fromEntries(askingHints.flatMap((hint) => listed(discovered, hint))),
  }
}
