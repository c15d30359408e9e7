import * as v from 'valibot'
import { parseDomainName } from './domainName.ts'
import { isSameIssuer } from './isSameIssuer.ts'
import { lengths, listOf, textUpTo } from './lengths.ts'
import { secretMask } from './secretProperties.ts'

/** A web address without credentials, http or https, as it is written. */
export const webAddress = v.pipe(
  v.string('must be a URL'),
  v.maxLength(lengths.url, `must have at most ${lengths.url} characters`),
  v.trim(),
  v.check((text) => /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text), 'must be a URL'),
)
const required = (limit: number) =>
  v.pipe(
    v.string('must be a string'),
    v.maxLength(limit, `must have at most ${limit} characters`),
    v.trim(),
    v.nonEmpty('must not be empty'),
  )

/** One text, or several; a problem of one is a problem of the field. */
const oneOrSeveral = (isRight: (text: string) => boolean, message: string) =>
  v.pipe(
    v.union([v.string(), v.array(v.string())], message),
    v.check((value) => [value].flat().every(isRight), message),
  )

/** The words of a text, separated by blanks. */
export const wordsIn = (text: string): readonly string[] => text.split(/\s/).filter((word) => word !== '')

const isPrompt = (word: string) => ['login', 'consent', 'select_account'].includes(word)

/**
 * How a client authenticates at the token endpoint (RFC 6749 2.3.1); some providers want `Basic` without its
 * encoding.
 */
export const tokenAuthMethods = [
  'client_secret_basic',
  'client_secret_post',
  'client_secret_basic_raw',
] as const

/** Whether the service requests the tokens of a client, and not the browser (CFG-7). */
export const isRelayed = ({ client_secret, relay }: Pick<OpenIdClient, 'client_secret' | 'relay'>): boolean =>
  client_secret !== undefined || relay === true

/** One client of the sign-on configuration (CFG-2). Unknown keys are kept. */
export const openIdClient = v.looseObject({
  client_id: required(lengths.clientId),
  client_secret: v.optional(textUpTo(lengths.token)),
  issuer_url: v.optional(webAddress),
  authorization_url: v.optional(webAddress),
  token_url: v.optional(webAddress),
  user_info_url: v.optional(webAddress),
  end_session_endpoint: v.optional(webAddress),
  response_type: v.optional(v.picklist(['code', 'id_token token'], 'must be "code" or "id_token token"')),
  scope: v.optional(textUpTo(lengths.scope)),
  redirect_uri: v.optional(webAddress),
  audience: v.optional(
    v.union(
      [textUpTo(lengths.clientId), listOf(textUpTo(lengths.clientId))],
      'must be one or several client IDs',
    ),
  ),
  /** Whether an e-mail address is accepted if the provider does not say that it is verified (ID-8). */
  email_trusted: v.optional(v.boolean('must be true or false')),
  /** The only e-mail domains that the issuer may vouch for. */
  domain: v.optional(
    oneOrSeveral((text) => parseDomainName(text) !== null, 'must be a domain such as example.org'),
  ),
  /** Other names that this issuer has in its tokens. */
  token_issuers: v.optional(oneOrSeveral((text) => v.is(webAddress, text), 'must be a URL')),
  /**
   * What the provider has to ask people (OpenID Connect Core 3.1.2.1): `login`, `consent`, `select_account`.
   */
  prompt: v.optional(
    v.pipe(
      v.string('must be a string'),
      v.check((text) => wordsIn(text).every(isPrompt), 'must be login, consent or select_account'),
    ),
  ),
  token_auth_method: v.optional(
    v.picklist(tokenAuthMethods, `must be one of ${tokenAuthMethods.join(', ')}`),
  ),
  /** Whether the service requests the tokens also for a client without a secret (CFG-7). */
  relay: v.optional(v.boolean('must be true or false')),
})
export type OpenIdClient = v.InferOutput<typeof openIdClient>

const noDuplicates = (clients: OpenIdClient[]) =>
  new Set(clients.map(({ client_id }) => client_id)).size === clients.length

/** Module `core`, configuration `openid-connect` (CFG-2): unknown top-level keys are dropped. */
export const openIdConfiguration = v.object({
  issuer_url: v.optional(webAddress),
  clients: v.pipe(
    v.optional(listOf(openIdClient), []),
    v.check(noDuplicates, 'must not hold the same client_id twice'),
  ),
})
export type OpenIdConfiguration = v.InferOutput<typeof openIdConfiguration>

/**
 * Why a masked `client_secret` cannot be kept (CFG-5): the end of a sentence, or null if it can, or is not
 * masked.
 *
 * @param stored what is stored, secrets masked or not; null if nothing is, or it cannot be read
 */
export function secretProblem(
  settings: OpenIdConfiguration,
  stored: OpenIdConfiguration | null,
  client: OpenIdClient,
): string | null {
  if (client.client_secret !== secretMask) return null
  return storedSecretProblem(settings, stored, client, storedClient(stored, client)?.client_secret)
}

/**
 * The same for any secret of a client whose mask was sent back.
 *
 * @param current what is stored there; undefined if nothing is
 */
export function storedSecretProblem(
  settings: OpenIdConfiguration,
  stored: OpenIdConfiguration | null,
  client: OpenIdClient,
  current: unknown,
): string | null {
  const before = storedClient(stored, client)
  if (stored === null || before === undefined || current === undefined) {
    return 'must be typed, as none is stored for this client'
  }
  const isSameHost =
    isSame(issuerOf(settings, client), issuerOf(stored, before)) && client.token_url === before.token_url
  return isSameHost ? null : 'must be entered again because its issuer or token_url changed'
}

/** The client of the same id among the stored ones. */
export const storedClient = (stored: OpenIdConfiguration | null, { client_id: id }: OpenIdClient) =>
  stored?.clients.find(({ client_id }) => client_id === id)

/** The issuer of a client: its own, else the platform's. */
export const issuerOf = ({ issuer_url }: Pick<OpenIdConfiguration, 'issuer_url'>, client: OpenIdClient) =>
  client.issuer_url ?? issuer_url

/**
 * Where the application sends people to sign in: the issuer of its client, the first (CFG-6); null if there
 * is none.
 */
export function applicationIssuer(settings: OpenIdConfiguration | null): string | null {
  const client = settings?.clients[0]
  return settings === null || client === undefined ? null : (issuerOf(settings, client) ?? null)
}

const isSame = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined ? one === other : isSameIssuer(one, other)

/** The body of a PUT (CFG-1), its values not parsed. */
export const configurationModules = listOf(
  v.object({
    name: textUpTo(lengths.name),
    configurations: listOf(v.object({ name: textUpTo(lengths.name), value: v.optional(v.unknown()) })),
  }),
)
export type ConfigurationModules = v.InferOutput<typeof configurationModules>

/** The body of a reading POST (CFG-5). */
export const configurationKeys = listOf(
  v.object({ name: textUpTo(lengths.name), keys: listOf(textUpTo(lengths.name)) }),
)
export type ConfigurationKeys = v.InferOutput<typeof configurationKeys>

/**
 * The sentences of a failed validation, one per field, each with its path (CFG-4):
 * `core->openid-connect: clients/0/token_url must be a URL`.
 */
export function configurationProblems(
  module: string,
  configuration: string,
  issues: readonly v.BaseIssue<unknown>[],
): readonly string[] {
  return issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => String(key)).join('/')
    return `${module}->${configuration}: ${path === '' ? '' : `${path} `}${issue.message}`
  })
}
