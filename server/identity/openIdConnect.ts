import type { OpenIdClient, OpenIdConfiguration } from '#contract/configuration.ts'
import type { UserInfo } from '#contract/identity.ts'
import type { Discoveries } from '../configuration/discoveries.ts'
import type { Digest, Ports } from '../ports.ts'
import { isPersonalToken } from './personalTokens.ts'
import { remembering, type Remembering } from './remembering.ts'
import { subjectKey, type Subjects } from './subjects.ts'
import { isShortToken } from './shortTokens.ts'
import { credentialOf, type Strategy, type Verdict } from './strategy.ts'
import { tokenClaims, type TokenClaims } from './tokenClaims.ts'

const refusedMs = 10_000

type World = Pick<Ports, 'identityProvider' | 'clock' | 'settings' | 'count'> & {
  readonly digest: Digest
  readonly openIdSettings: () => Promise<OpenIdConfiguration | null>
  readonly discoveries: Discoveries
  readonly subjects: Subjects
}

export type OpenIdConnect = {
  readonly strategy: Strategy
  readonly forgetAll: () => void
  /** Forgets every token of a person, whether told apart by subject or by e-mail address (ID-20). */
  readonly forgetPerson: (subject: string | null, email: string | null) => void
}

/** The strategy `openid-connect` (ID-7, ID-8): the provider's UserInfo says whose token it is. */
export function openIdConnect(world: World): OpenIdConnect {
  const answers: Remembering<Verdict> = remembering(world.clock, 10_000)
  const strategy: Strategy = async (request) => {
    const token = credentialOf(request, 'bearer')
    // A token of ours is none of the provider's business.
    if (token === null || isPersonalToken(token) || isShortToken(token, world.settings)) {
      return { kind: 'not-mine' }
    }
    let isKept = true
    const verdict = await answers.of(await world.digest(token), async () => {
      isKept = false
      const claims = tokenClaims(token)
      const value = await askProviders(world, token, claims)
      if (value.kind === 'known') await world.subjects.note(value.subject, value.person.email)
      return { value, until: world.clock() + keptMs(world, value, claims) }
    })
    world.count?.(isKept ? 'userinfo-kept' : 'userinfo-asked')
    return verdict
  }
  const forgetPerson = (subject: string | null, email: string | null) =>
    answers.forgetWhere(
      (verdict) =>
        verdict.kind === 'known' && (verdict.subject === subject || verdict.person.email === email),
    )
  return { strategy, forgetAll: answers.forgetAll, forgetPerson }
}

function keptMs({ clock, settings }: World, verdict: Verdict, claims: TokenClaims | null): number {
  if (verdict.kind === 'refused') return refusedMs
  if (verdict.kind !== 'known') return 0
  const { userInfoTtlMs = 60_000 } = settings
  return claims?.exp === undefined ? userInfoTtlMs : Math.min(userInfoTtlMs, claims.exp * 1000 - clock())
}

async function askProviders(world: World, token: string, claims: TokenClaims | null): Promise<Verdict> {
  const configuration = await world.openIdSettings()
  if (configuration === null) return { kind: 'refused', reason: 'no provider configured' }
  let failure: Verdict = { kind: 'refused', reason: 'no client configured' }
  const asked = new Set<string>()
  for (const client of candidates(configuration, claims)) {
    if (!isMeantFor(client, claims)) {
      failure = { kind: 'refused', reason: 'other audience' }
      continue
    }
    const endpoint = await endpointOf(world, configuration, client)
    if (endpoint !== null && asked.has(endpoint)) continue
    if (endpoint !== null) asked.add(endpoint)
    const verdict: Verdict =
      endpoint === null
        ? { kind: 'unreachable', cause: 'no UserInfo address is known' }
        : await askUserInfo(world, { endpoint, issuer: client.issuer_url ?? configuration.issuer_url }, token)
    if (verdict.kind === 'known') return verdict
    // One provider out of reach may be the one that knows the token: its silence outweighs the others' refusals.
    if (failure.kind !== 'unreachable') failure = verdict
  }
  return failure
}

function candidates(
  { issuer_url, clients }: OpenIdConfiguration,
  claims: TokenClaims | null,
): OpenIdClient[] {
  const issuer = claims?.iss
  const matching = clients.filter(
    (client) => issuer !== undefined && isSameIssuer(client.issuer_url ?? issuer_url, issuer),
  )
  return matching.length > 0 ? matching : clients
}

const isSameIssuer = (one: string | undefined, other: string) =>
  one !== undefined && one.replace(/\/$/, '') === other.replace(/\/$/, '')

function isMeantFor({ audience }: OpenIdClient, claims: TokenClaims | null): boolean {
  if (audience === undefined || claims === null) return true
  const meant = new Set([claims.aud ?? []].flat())
  return [audience].flat().some((one) => meant.has(one))
}

async function endpointOf(
  { discoveries }: World,
  { issuer_url }: OpenIdConfiguration,
  client: OpenIdClient,
): Promise<string | null> {
  if (client.user_info_url !== undefined) return client.user_info_url
  const issuer = client.issuer_url ?? issuer_url
  const metadata = issuer === undefined ? null : await discoveries.of(issuer)
  return metadata?.userinfo_endpoint ?? null
}

async function askUserInfo(
  { identityProvider, settings }: World,
  { endpoint, issuer }: { readonly endpoint: string; readonly issuer: string | undefined },
  token: string,
): Promise<Verdict> {
  const answer = await identityProvider.userInfo(endpoint, token)
  if (answer.kind === 'unreachable') return answer
  if (answer.kind === 'refused') return { kind: 'refused', reason: 'refused by the provider' }
  const verdict = verdictOn(answer.userInfo, settings.acceptUnverifiedEmail)
  const { sub } = answer.userInfo
  return verdict.kind === 'known' && issuer !== undefined && sub !== undefined
    ? { ...verdict, subject: await subjectKey(issuer, sub) }
    : verdict
}

/** Whom a provider's answer makes known, or why nobody (ID-7, ID-8). */
export function verdictOn(userInfo: UserInfo, acceptUnverifiedEmail: boolean): Verdict {
  const email = userInfo.email?.trim().toLowerCase() ?? ''
  if (email === '') return { kind: 'refused', reason: 'no e-mail in the user info' }
  // A string in some providers' answers.
  const isUnverified = String(userInfo.email_verified) === 'false'
  if (isUnverified && !acceptUnverifiedEmail) return { kind: 'refused', reason: 'unverified e-mail' }
  return {
    kind: 'known',
    person: {
      email,
      firstName: userInfo.given_name ?? '',
      lastName: userInfo.family_name ?? '',
      mayBeNew: true,
    },
  }
}
