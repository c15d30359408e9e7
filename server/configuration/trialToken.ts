import type { TrialResult } from '#contract/trial.ts'
import { introspection } from '../identity/introspection.ts'
import { clientsNamedIn, tokenClaims } from '../identity/tokenClaims.ts'
import { isNamedIn, tokenOrigin } from '../identity/tokenOrigin.ts'
import type { Ports } from '../ports.ts'
import { inWords } from './inWords.ts'
import { requestToken } from './tokenRequest.ts'
import type { TrialPlan } from './trialPlan.ts'
import type { TrialSecrets } from './trialRun.ts'
import type { TrialSteps } from './trialSteps.ts'

/** The access token; null where there is none, or it or the ID token beside it is for somebody else. */
export async function trialToken(
  ports: Ports,
  plan: TrialPlan,
  secrets: TrialSecrets,
  steps: TrialSteps,
  { code, access_token, id_token }: TrialResult,
): Promise<string | null> {
  if (code === undefined) return checked(ports, plan, secrets, steps, access_token ?? '', id_token)
  const outcome = await requestToken(
    ports.identityProvider,
    { address: plan.token, client: plan.client, methods: plan.methods },
    {
      grant_type: 'authorization_code',
      code,
      redirect_uri: secrets.redirectUri,
      code_verifier: secrets.verifier,
    },
  )
  if (outcome.kind === 'granted') {
    return checked(ports, plan, secrets, steps, outcome.tokens.access_token, outcome.tokens.id_token)
  }
  steps.failed(
    'token',
    outcome.kind === 'refused'
      ? { finding: 'refused', told: inWords(outcome.error, outcome.description) }
      : { finding: 'unreachable' },
  )
  return null
}

// From the provider by TLS, or looked at by an administrator alone: the signature is for the application to check.
async function checked(
  ports: Ports,
  plan: TrialPlan,
  { nonce }: TrialSecrets,
  steps: TrialSteps,
  token: string,
  idToken: string | undefined,
): Promise<string | null> {
  const { issuer, client } = plan
  const claims = idToken === undefined ? null : tokenClaims(idToken)
  if (claims !== null) {
    const audience = [claims.aud ?? []].flat()
    if (issuer !== null && claims.iss !== issuer) {
      steps.failed('token', { finding: 'other-issuer', told: inWords(claims.iss ?? '') })
      return null
    }
    if (!audience.includes(client.client_id)) {
      steps.failed('token', { finding: 'other-audience', told: inWords(audience.join(', ')) })
      return null
    }
    if (claims['nonce'] !== undefined && claims['nonce'] !== nonce) {
      steps.failed('token', { finding: 'other-nonce' })
      return null
    }
  }
  return (await isTaken(ports, plan, steps, token)) ? token : null
}

/** Whether the service would take an access token for this client's (ID-8). */
async function isTaken(
  { identityProvider, log, clock }: Ports,
  { client, typedIssuer, introspection: endpoint }: TrialPlan,
  steps: TrialSteps,
  token: string,
): Promise<boolean> {
  const claims = tokenClaims(token)
  const configuration = { clients: [client], ...(typedIssuer !== undefined && { issuer_url: typedIssuer }) }
  const origin = tokenOrigin(configuration, claims, clock())
  if (claims !== null && origin.kind === 'foreign') {
    const isIssuer = origin.reason === 'other issuer'
    const told = inWords(isIssuer ? (claims.iss ?? '') : clientsNamedIn(claims).join(', '))
    steps.failed('token', { finding: isIssuer ? 'foreign-issuer' : 'foreign-client', told })
    return false
  }
  const introspect = introspection({ identityProvider, log }, async () => endpoint)
  const said = claims === null ? await introspect(client, typedIssuer, token) : null
  if (said?.kind === 'unreachable') steps.failed('token', { finding: 'unreachable' })
  else if (said?.kind === 'inactive') steps.failed('token', { finding: 'foreign-client' })
  else if (said?.kind === 'active' && !isNamedIn(said.claims, client)) {
    steps.failed('token', {
      finding: 'foreign-client',
      told: inWords(clientsNamedIn(said.claims).join(', ')),
    })
  } else {
    steps.passed('token', said?.kind === 'not-offered' ? { finding: 'opaque' } : {})
    return true
  }
  return false
}
