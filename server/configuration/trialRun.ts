import { domainOf } from '#contract/emailAddress.ts'
import type { TrialFindings, TrialResult } from '#contract/trial.ts'
import { accountStatus } from '../identity/accountStatus.ts'
import { isAdmitted } from '../identity/isAdmitted.ts'
import { personIn, subjectIn } from '../identity/personIn.ts'
import { placeOf, type Pins, type SignedIn } from '../identity/pins.ts'
import type { TurnedAway } from '../identity/strategy.ts'
import type { Ports } from '../ports.ts'
import { inWords } from './inWords.ts'
import type { TrialPlan } from './trialPlan.ts'
import type { TrialSteps } from './trialSteps.ts'
import { trialToken } from './trialToken.ts'

/** What only this sign-in knows. */
export type TrialSecrets = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
}

export type TrialWorld = { readonly ports: Ports; readonly pins: Pick<Pins, 'tried'> }

/**
 * Goes through what a sign-in does with the provider's answer, a step at a time, up to the first that fails (CFG-11). Nothing is
 * stored, no session opened; but that it worked is noted for whoever saves the draft.
 */
export async function trialRun(
  { ports, pins }: TrialWorld,
  plan: TrialPlan,
  secrets: TrialSecrets,
  steps: TrialSteps,
  result: TrialResult,
): Promise<void> {
  if (!isAnswered(plan, secrets, steps, result)) return
  const token = await trialToken(ports, plan, secrets, steps, result)
  if (token === null) return
  const signedIn = await meet(ports, plan, steps, token)
  if (signedIn !== null) await pins.tried(signedIn)
}

function isAnswered(
  { issuer, promisesIssuer }: TrialPlan,
  { state }: TrialSecrets,
  steps: TrialSteps,
  result: TrialResult,
) {
  if (result.state !== state) steps.failed('code', { finding: 'other-state' })
  else if (result.error !== undefined) {
    steps.failed('code', { finding: 'refused', told: inWords(result.error, result.error_description) })
  } else if (result.iss !== undefined && issuer !== null && result.iss !== issuer) {
    steps.failed('code', { finding: 'other-issuer', told: inWords(result.iss) })
  } else if (result.iss === undefined && promisesIssuer) {
    steps.failed('code', { finding: 'no-issuer' })
  } else if (result.code === undefined && result.access_token === undefined) {
    steps.failed('code', { finding: 'missing' })
  } else {
    steps.passed('code')
    return true
  }
  return false
}

/** @returns who would sign in, if they could */
async function meet(
  { identityProvider, settings, store }: Ports,
  plan: TrialPlan,
  steps: TrialSteps,
  token: string,
): Promise<SignedIn | null> {
  const answer = await identityProvider.userInfo(plan.userInfo, token)
  if (answer.kind !== 'known') {
    steps.failed('user-info', { finding: answer.kind })
    return null
  }
  steps.passed('user-info')
  const found = personIn(answer.userInfo, plan.client, settings)
  if (found.kind === 'turned-away') {
    notAPerson(steps, found.reason)
    return null
  }
  const { email, firstName, lastName } = found.person
  if (found.voucher === 'nobody') {
    steps.failed('email', { finding: 'unvouched', told: email })
    return null
  }
  steps.passed('email', { told: email, ...(found.voucher === 'trusted' && { finding: 'trusted' }) })
  const user = await store.users.byEmail(email)
  const domain = domainOf(email)
  const isServed =
    user === null ? isAdmitted(settings, email) : accountStatus(user, settings) !== 'unknown-domain'
  if (!isServed) {
    steps.failed('domain', { finding: 'unknown', told: domain })
    return null
  }
  steps.passed('domain', { told: domain })
  if (user?.blockedAt !== undefined) {
    steps.failed('person', { finding: 'blocked' })
    return null
  }
  const told = [user?.firstName ?? firstName, user?.lastName ?? lastName].filter(Boolean).join(' ') || email
  steps.passed('person', { finding: user === null ? 'new' : 'known', told })
  const place = await placeOf(plan.typedIssuer, plan.client)
  return { email, place, subject: subjectIn(answer.userInfo) ?? '' }
}

function notAPerson(steps: TrialSteps, reason: TurnedAway): void {
  if (reason === 'domain-not-of-issuer') {
    steps.passed('email')
    steps.failed('domain', { finding: 'not-of-issuer' })
  } else steps.failed('email', { finding: emailFindings[reason] ?? 'unreadable' })
}

const emailFindings: Readonly<Partial<Record<TurnedAway, TrialFindings['email']>>> = {
  'email-missing': 'missing',
  'email-not-verified': 'unverified',
}
