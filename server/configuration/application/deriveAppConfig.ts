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
 * The configuration with which the application starts, derived from the stored settings (CFG-6). Its client
 * is the first one. Fields are copied by name, so that no secret gets out.
 *
 * @param discovered the last good discovery of the client's issuer
 * @param hasRooms whether administrators list rooms
 * @returns null if no client with an issuer is configured
 */
export function deriveAppConfig(
  settings: ServiceSettings,
  configuration: OpenIdConfiguration | null,
  discovered: DiscoveredMetadata | null,
  hasRooms: boolean,
): AppConfig | null {
  const client = configuration?.clients[0]
  const authority = applicationIssuer(configuration)
  if (client === undefined || authority === null) return null
  const { publicUrl, davUrl = publicUrl, calendarCredential } = settings
  const { pushKey, runbookUrl, supportEmail, meetingUrl } = settings
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
    features: featuresOf(davUrl === publicUrl, hasRooms, settings),
    ...(pushKey !== undefined && davUrl === publicUrl && { pushKey }),
    ...(runbookUrl !== undefined && { runbookUrl }),
    ...(supportEmail !== undefined && { supportEmail }),
    ...(meetingUrl !== undefined && { meetingUrl }),
  }
}

/**
 * What the calendar host of the application can do. Of a foreign host nothing is known, which counts as no
 * (CAL-36).
 */
const featuresOf = (
  isOwnDav: boolean,
  hasRooms: boolean,
  { sendsMail = false, hasSecretAddresses = true, readsWebCalendars = false }: ServiceSettings,
): AppConfig['features'] => ({
  expandFalse: isOwnDav,
  preconditions: isOwnDav,
  exactJCal: isOwnDav,
  history: true,
  trial: true,
  storageKey: true,
  userSettings: true,
  search: isOwnDav,
  people: true,
  bin: isOwnDav,
  eventHistory: isOwnDav,
  sharing: isOwnDav,
  invitations: isOwnDav,
  guestMail: isOwnDav && sendsMail,
  freeBusy: isOwnDav,
  publicCalendars: isOwnDav,
  changes: isOwnDav,
  unseenChanges: isOwnDav,
  rooms: isOwnDav && hasRooms,
  secretAddresses: isOwnDav && hasSecretAddresses,
  webCalendars: isOwnDav && readsWebCalendars,
  stream: false,
})

/** Without metadata the application makes its own discovery and chooses the scope. */
function scopeOf({ scope }: OpenIdClient, authority: string, discovered: DiscoveredMetadata | null) {
  if (scope !== undefined) return { scope }
  return discovered === null ? {} : { scope: scopeToAsk(authority, discovered['scopes_supported']) }
}

/**
 * With this the provider promises to name itself in its answer, and the application requires it (RFC 9207 3).
 */
const issuerPromise = 'authorization_response_iss_parameter_supported'

/** How the provider can be made to ask for the account again, after a sign-out that did not reach it. */
const askingHints = ['prompt_values_supported', 'claims_supported']

/** A list of names in the provider's metadata, under the same name; nothing if it is not a list of names. */
const listed = (discovered: DiscoveredMetadata, name: string): [string, string[]][] => {
  const read = v.safeParse(v.array(v.string()), discovered[name])
  return read.success ? [[name, read.output]] : []
}

/**
 * Typed addresses win over discovered ones (CFG-3). A relayed client gets its tokens from the service
 * (CFG-7).
 *
 * @returns null if an address that the client's flow needs is neither typed nor discovered
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
