import type { TrialResult } from '#contract/trial.ts'
import { tokenClaims } from '../identity/tokenClaims.ts'
import { verdictOn } from '../identity/openIdConnect.ts'
import type { Ports } from '../ports.ts'
import { requestToken } from './tokenRequest.ts'
import type { TrialPlan } from './trialPlan.ts'
import type { TrialSteps } from './trialSteps.ts'

/** What only this sign-in knows. */
export type TrialSecrets = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
}

/**
 * Goes through what a sign-in does with the provider's answer, a step at a time, up to the first that fails (CFG-11). Nothing is
 * stored, no session opened.
 */
export async function trialRun(
  ports: Ports,
  plan: TrialPlan,
  secrets: TrialSecrets,
  steps: TrialSteps,
  result: TrialResult,
): Promise<void> {
  if (!isAnswered(plan, secrets, steps, result)) return
  const token = await tokenFrom(ports, plan, secrets, steps, result)
  if (token !== null) await meet(ports, plan, steps, token)
}

function isAnswered({ issuer }: TrialPlan, { state }: TrialSecrets, steps: TrialSteps, result: TrialResult) {
  if (result.state !== state) steps.failed('code', { finding: 'other-state' })
  else if (result.error !== undefined) {
    steps.failed('code', { finding: 'refused', told: inWords(result.error, result.error_description) })
  } else if (result.iss !== undefined && issuer !== null && result.iss !== issuer) {
    steps.failed('code', { finding: 'other-issuer', told: inWords(result.iss) })
  } else if (result.code === undefined && result.access_token === undefined) {
    steps.failed('code', { finding: 'missing' })
  } else {
    steps.passed('code')
    return true
  }
  return false
}

/** The access token; null where there is none, or the ID token beside it is for somebody else. */
async function tokenFrom(
  { identityProvider }: Ports,
  plan: TrialPlan,
  secrets: TrialSecrets,
  steps: TrialSteps,
  { code, access_token, id_token }: TrialResult,
): Promise<string | null> {
  if (code === undefined) return checked(plan, secrets, steps, access_token ?? '', id_token)
  const outcome = await requestToken(
    identityProvider,
    { address: plan.token, client: plan.client, methods: plan.methods },
    {
      grant_type: 'authorization_code',
      code,
      redirect_uri: secrets.redirectUri,
      code_verifier: secrets.verifier,
    },
  )
  if (outcome.kind === 'granted') {
    return checked(plan, secrets, steps, outcome.tokens.access_token, outcome.tokens.id_token)
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
function checked(
  { issuer, client }: TrialPlan,
  { nonce }: TrialSecrets,
  steps: TrialSteps,
  token: string,
  idToken: string | undefined,
): string | null {
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
  steps.passed('token')
  return token
}

async function meet(
  { identityProvider, settings, store }: Ports,
  plan: TrialPlan,
  steps: TrialSteps,
  token: string,
): Promise<void> {
  const answer = await identityProvider.userInfo(plan.userInfo, token)
  if (answer.kind !== 'known') {
    steps.failed('user-info', { finding: answer.kind })
    return
  }
  steps.passed('user-info')
  const verdict = verdictOn(answer.userInfo, settings.acceptUnverifiedEmail)
  if (verdict.kind !== 'known') {
    steps.failed('email', { finding: answer.userInfo.email ? 'unverified' : 'missing' })
    return
  }
  const { email, firstName, lastName } = verdict.person
  steps.passed('email', { told: email })
  const user = await store.users.byEmail(email)
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (user === null && !settings.domains.includes(domain)) {
    steps.failed('domain', { finding: 'unknown', told: domain })
    return
  }
  steps.passed('domain', { told: domain })
  const told = [user?.firstName ?? firstName, user?.lastName ?? lastName].filter(Boolean).join(' ') || email
  steps.passed('person', { finding: user === null ? 'new' : 'known', told })
}

/** A provider's words as they may be shown. */
const inWords = (...words: readonly (string | undefined)[]) =>
  words
    .filter((each) => each !== undefined && each !== '')
    .join(': ')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, 300)
