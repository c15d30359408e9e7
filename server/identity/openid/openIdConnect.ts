import { issuerOf, type OpenIdClient, type OpenIdConfiguration } from '#contract/configuration.ts'
import { addMs } from '#domain/time/units.ts'
import type { Discoveries } from '../../provider/discoveries.ts'
import type { Digest, Ports } from '../../ports.ts'
import { discoveredEndpoint, introspection, type Introspect } from '../../provider/introspection.ts'
import { personIn, subjectIn } from './personIn.ts'
import { isPersonalToken } from '../tokens/personalTokens.ts'
import type { FollowNames } from '../people/followNames.ts'
import { pinKey, type Pins } from '../people/pins.ts'
import { ttlCache, type TtlCache } from '../../ttlCache.ts'
import { subjectKey, type Subjects } from './subjects.ts'
import { isShortToken } from '../tokens/shortTokens.ts'
import { credentialOf, type Strategy, type CredentialVerdict } from '../strategy.ts'
import { tokenClaims, type TokenClaims } from '../../provider/tokenClaims.ts'
import { isNamedIn, tokenOrigin } from '../../provider/tokenOrigin.ts'

const refusedMs = 10_000

type World = Pick<Ports, 'identityProvider' | 'clock' | 'settings' | 'count' | 'log'> & {
  readonly digest: Digest
  readonly openIdSettings: () => Promise<OpenIdConfiguration | null>
  readonly discoveries: Discoveries
  readonly subjects: Subjects
  readonly pins: Pins
  readonly followNames: FollowNames
  readonly isAdmin: (email: string) => boolean
}

export type OpenIdConnect = {
  readonly strategy: Strategy
  readonly forgetAll: () => void
  /** Forgets every token of a person, found by subject or by e-mail address (ID-20). */
  readonly forgetPerson: (subject: string | null, email: string | null) => void
}

/** The strategy `openid-connect` (ID-7, ID-8): identifies a person by the provider's UserInfo. */
export function openIdConnect(world: World): OpenIdConnect {
  const answers: TtlCache<CredentialVerdict> = ttlCache(world.clock, 10_000)
  const introspect = introspection(world, discoveredEndpoint(world))
  const strategy: Strategy = async ({ request }) => {
    const token = credentialOf(request, 'bearer')
    // Tokens of this service are never sent to a provider.
    if (token === null || isPersonalToken(token) || isShortToken(token, world.settings)) {
      return { kind: 'not-mine' }
    }
    let isCached = true
    const verdict = await answers.of(await world.digest(token), async () => {
      isCached = false
      const claims = tokenClaims(token)
      const value = await askProviders(world, introspect, token, claims)
      if (value.kind === 'known') {
        await world.subjects.note(value.subject, value.person.email)
        await world.followNames(value.person)
      }
      return { value, until: addMs(world.clock(), cachedMs(world, value, claims)) }
    })
    world.count?.(isCached ? 'userinfo-kept' : 'userinfo-asked')
    return verdict
  }
  const forgetPerson = (subject: string | null, email: string | null) =>
    answers.forgetWhere(
      (verdict) =>
        verdict.kind === 'known' && (verdict.subject === subject || verdict.person.email === email),
    )
  return { strategy, forgetAll: answers.forgetAll, forgetPerson }
}

function cachedMs(
  { clock, settings }: World,
  verdict: CredentialVerdict,
  claims: TokenClaims | null,
): number {
  if (verdict.kind === 'refused' || verdict.kind === 'turned-away') return refusedMs
  if (verdict.kind !== 'known') return 0
  const { userInfoTtlMs = 60_000 } = settings
  return claims?.exp === undefined ? userInfoTtlMs : Math.min(userInfoTtlMs, claims.exp - clock())
}

async function askProviders(
  world: World,
  introspect: Introspect,
  token: string,
  claims: TokenClaims | null,
): Promise<CredentialVerdict> {
  const configuration = await world.openIdSettings()
  if (configuration === null) return { kind: 'refused', reason: 'no provider configured' }
  const origin = tokenOrigin(configuration, claims, world.clock())
  if (origin.kind === 'foreign') return { kind: 'refused', reason: origin.reason }
  let failure: CredentialVerdict = { kind: 'refused', reason: 'no client configured' }
  const asked = new Set<string>()
  for (const client of origin.clients) {
    const issuer = issuerOf(configuration, client)
    const endpoint = await endpointOf(world, issuer, client)
    if (endpoint !== null && asked.has(endpoint)) continue
    const stranger = claims === null ? await strangerTo(introspect, client, issuer, token) : null
    if (endpoint !== null && stranger === null) asked.add(endpoint)
    const verdict: CredentialVerdict =
      stranger ??
      (endpoint === null
        ? {
            kind: 'unreachable',
            cause: 'no UserInfo address is known',
            isLasting: await isLasting(world, issuer),
          }
        : await askUserInfo(world, { endpoint, issuer, client }, token))
    if (verdict.kind === 'known') return verdict
    // The provider accepted the token but sent no address. Another client's provider may send one (ID-8).
    if (verdict.kind === 'turned-away' && verdict.reason !== 'email-missing') return verdict
    failure = graver(failure, verdict)
  }
  return failure
}

/**
 * Which failure counts if several providers fail. A provider that cannot be reached may be the one that
 * issued the token, so it outweighs the rejections of others.
 */
const gravity: Readonly<Partial<Record<CredentialVerdict['kind'], number>>> = {
  unreachable: 2,
  'turned-away': 1,
}

const graver = (one: CredentialVerdict, other: CredentialVerdict) =>
  (gravity[other.kind] ?? 0) >= (gravity[one.kind] ?? 0) ? other : one

/**
 * Why an opaque token is not sent to a client's UserInfo endpoint. Null if it may be sent, also if the
 * provider offers no introspection.
 */
async function strangerTo(
  introspect: Introspect,
  client: OpenIdClient,
  issuer: string | undefined,
  token: string,
): Promise<CredentialVerdict | null> {
  const answer = await introspect(client, issuer, token)
  switch (answer.kind) {
    case 'not-offered':
      return null
    case 'unreachable':
      return answer
    case 'inactive':
      return { kind: 'refused', reason: 'not active at the provider' }
    case 'active':
      return isNamedIn(answer.claims, client) ? null : { kind: 'refused', reason: 'other audience' }
  }
}

/** Whether waiting does not help: the provider's metadata was read and has no UserInfo address. */
async function isLasting({ discoveries }: World, issuer: string | undefined): Promise<boolean> {
  return issuer === undefined || discoveries.isRefused(issuer) || (await discoveries.of(issuer)) !== null
}

async function endpointOf(
  { discoveries }: World,
  issuer: string | undefined,
  client: OpenIdClient,
): Promise<string | null> {
  if (client.user_info_url !== undefined) return client.user_info_url
  const metadata = issuer === undefined ? null : await discoveries.of(issuer)
  return metadata?.userinfo_endpoint ?? null
}

type Place = {
  readonly endpoint: string
  readonly issuer: string | undefined
  readonly client: OpenIdClient
}

async function askUserInfo(world: World, place: Place, token: string): Promise<CredentialVerdict> {
  const answer = await world.identityProvider.userInfo(place.endpoint, token)
  if (answer.kind === 'unreachable') return answer
  if (answer.kind === 'refused') return { kind: 'refused', reason: 'refused by the provider' }
  const found = personIn(answer.userInfo, place.client, world.settings)
  if (found.kind === 'turned-away') return found
  const sub = subjectIn(answer.userInfo)
  const subject = place.issuer === undefined || sub === null ? undefined : await subjectKey(place.issuer, sub)
  const { person, voucher } = found
  const { email } = person
  if (world.isAdmin(email)) {
    // Without a subject nobody can tell one account from another (OpenID Connect Core 5.3.2).
    if (sub === null) return { kind: 'unreachable', cause: 'UserInfo has no subject', isLasting: true }
    const signedIn = { email, place: await pinKey(place.issuer, place.client), subject: sub }
    if (voucher === 'nobody' && !(await isAdministratorAlready(world, signedIn, subject))) {
      return { kind: 'turned-away', reason: 'email-not-vouched' }
    }
    if (!(await world.pins.mayEnter(signedIn))) return { kind: 'turned-away', reason: 'administrator-pinned' }
  } else if (voucher === 'nobody') return { kind: 'turned-away', reason: 'email-not-vouched' }
  return { kind: 'known', person, ...(subject !== undefined && { subject }) }
}

/**
 * Whether this account was an administrator's before addresses had to be vouched for. It is let in, so that
 * the administrator can mark the provider's addresses as trusted on the settings page.
 */
async function isAdministratorAlready(
  { pins, subjects, log }: World,
  signedIn: Parameters<Pins['isPinned']>[0],
  subject: string | undefined,
): Promise<boolean> {
  const wasHere = subject !== undefined && (await subjects.emailOf(subject)) === signedIn.email
  if (!wasHere && !(await pins.isPinned(signedIn))) return false
  log('email-not-vouched', { administrator: true })
  return true
}
