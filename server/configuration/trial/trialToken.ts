import type { TrialFindings } from '#contract/trial.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { subjectIn } from '../../identity/openid/personIn.ts'
import { introspection } from '../../provider/introspection.ts'
import { clientsNamedIn, tokenClaims } from '../../provider/tokenClaims.ts'
import { isNamedIn, tokenOrigin } from '../../provider/tokenOrigin.ts'
import type { Ports } from '../../ports.ts'
import { inWords } from '../../provider/inWords.ts'
import type { Tokens } from '../../provider/tokenRequest.ts'
import type { TrialPlan, TrialSecrets } from './trialPlan.ts'
import type { TrialSteps } from './trialSteps.ts'

const skewMs = 5 * 60_000

/** An access token, and the subject of the ID token beside it. */
export type TrialToken = { readonly token: string; readonly subject: string | null }

/**
 * The tokens that count; null if the access token, or the ID token beside it, is for somebody else. ID tokens are checked
 * as the application will check them (OpenID Connect Core 3.1.3.7); if one comes in the address, its signature is
 * checked by the browser.
 */
export async function trialToken(
  ports: Ports,
  plan: TrialPlan,
  { nonce }: TrialSecrets,
  steps: TrialSteps,
  { access_token: token, id_token: idToken }: Pick<Tokens, 'access_token' | 'id_token'>,
): Promise<TrialToken | null> {
  const problem = idTokenProblem(idToken, plan, nonce, ports.clock())
  if (problem !== null) {
    steps.failed('token', problem)
    return null
  }
  const subject = subjectIn(tokenClaims(idToken ?? '') ?? {})
  return (await isTaken(ports, plan, steps, token)) ? { token, subject } : null
}

function idTokenProblem(
  idToken: string | undefined,
  { issuer, client }: TrialPlan,
  nonce: string,
  now: EpochMs,
): { readonly finding: TrialFindings['token']; readonly told?: string } | null {
  const claims = idToken === undefined ? null : tokenClaims(idToken)
  // A token without an end or a subject is not used.
  if (claims?.exp === undefined || !claims['sub']) return { finding: 'no-id-token' }
  const audience = [claims.aud ?? []].flat()
  const party = claims['azp'] ?? client.client_id
  if (claims.iss !== issuer) return { finding: 'other-issuer', told: inWords(claims.iss ?? '') }
  if (!audience.includes(client.client_id) || party !== client.client_id) {
    return { finding: 'other-audience', told: inWords(audience.join(', ')) }
  }
  if (claims['nonce'] !== nonce) return { finding: 'other-nonce' }
  const isNow = claims.exp + skewMs > now && (claims.iat ?? 0) - skewMs <= now
  return isNow ? null : { finding: 'clock' }
}

/** Whether the service would accept an access token as one for this client (ID-8). */
async function isTaken(
  { identityProvider, log, clock }: Ports,
  { client, typedIssuer, introspection: endpoint }: TrialPlan,
  steps: TrialSteps,
  token: string,
): Promise<boolean> {
  const claims = tokenClaims(token)
  const configuration = { clients: [client], issuer_url: typedIssuer }
  const origin = tokenOrigin(configuration, claims, clock())
  if (claims !== null && origin.kind === 'foreign') {
    const isIssuer = origin.reason === 'other issuer'
    const told = inWords(isIssuer ? (claims.iss ?? '') : clientsNamedIn(claims).join(', '))
    steps.failed('token', { finding: isIssuer ? 'foreign-issuer' : 'foreign-client', told })
    return false
  }
  const introspect = introspection({ identityProvider, log }, async () => endpoint)
  const introspected = claims === null ? await introspect(client, typedIssuer, token) : null
  if (introspected?.kind === 'unreachable') steps.failed('token', { finding: 'unreachable' })
  else if (introspected?.kind === 'inactive') steps.failed('token', { finding: 'foreign-client' })
  else if (introspected?.kind === 'active' && !isNamedIn(introspected.claims, client)) {
    steps.failed('token', {
      finding: 'foreign-client',
      told: inWords(clientsNamedIn(introspected.claims).join(', ')),
    })
  } else {
    steps.passed('token', introspected?.kind === 'not-offered' ? { finding: 'opaque' } : {})
    return true
  }
  return false
}
