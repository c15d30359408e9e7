import { domainOf, parseEmailAddress } from '#contract/emailAddress.ts'
import type {
  BrowserCallName,
  TrialFindings,
  TrialForm,
  TrialResult,
  TrialTokenReply,
} from '#contract/trial.ts'
import { accountStatus } from '../../identity/people/accountStatus.ts'
import { isDomainServed } from '../../identity/people/servedDomains.ts'
import { personIn, subjectIn } from '../../identity/openid/personIn.ts'
import { pinKey, type Pins, type SignedIn } from '../../identity/people/pins.ts'
import type { TurnedAwayVerdict } from '../../identity/strategy.ts'
import type { Ports } from '../../ports.ts'
import { inWords } from '../../provider/inWords.ts'
import { outcomeOf, requestToken, type TokenOutcome, type Tokens } from '../../provider/tokenRequest.ts'
import type { TrialPlan, TrialSecrets } from './trialPlan.ts'
import type { TrialSteps } from './trialSteps.ts'
import { trialToken, type TrialToken } from './trialToken.ts'

export type TrialWorld = { readonly ports: Ports; readonly pins: Pick<Pins, 'tried'> }

/**
 * Goes through the steps of a sign-in with the provider's answer, up to the first that fails (CFG-11).
 * Nothing is stored and no session opened, except that a success is noted for when the draft is saved.
 *
 * @returns the form with which the browser redeems the code, if that is its part; its reply goes to
 *   `trialRedeemed`
 */
export async function trialRun(
  world: TrialWorld,
  plan: TrialPlan,
  secrets: TrialSecrets,
  steps: TrialSteps,
  result: TrialResult,
): Promise<TrialForm | null> {
  if (!isAnswered(plan, secrets, steps, result) || !isReadable(plan, steps, result)) return null
  const { ports } = world
  const { code, access_token, id_token } = result
  if (code === undefined) {
    const given = { access_token: access_token ?? '', ...(id_token !== undefined && { id_token }) }
    await meetBearer(world, plan, steps, await trialToken(ports, plan, secrets, steps, given))
    return null
  }
  const form = {
    grant_type: 'authorization_code',
    redirect_uri: secrets.redirectUri,
    code_verifier: secrets.verifier,
  }
  if (redeemedByBrowser(plan)) return { form: { ...form, client_id: plan.client.client_id } }
  steps.passed('browser', { finding: 'relayed' })
  const endpoint = { address: plan.token, client: plan.client, methods: plan.methods }
  const outcome = await requestToken(ports.identityProvider, endpoint, { ...form, code })
  const tokens = grantedIn(steps, outcome)
  if (tokens === null) return null
  await meetBearer(world, plan, steps, await trialToken(ports, plan, secrets, steps, tokens))
  return null
}

/** Continues with what the token endpoint answered to the browser. */
export async function trialRedeemed(
  world: TrialWorld,
  plan: TrialPlan,
  secrets: TrialSecrets,
  steps: TrialSteps,
  reply: TrialTokenReply['reply'],
): Promise<void> {
  if (reply === undefined) return blocked(plan, steps, ['token'])
  steps.passed('browser')
  const tokens = grantedIn(steps, outcomeOf({ kind: 'replied', ...reply }, [secrets.verifier]))
  if (tokens === null) return
  await meetBearer(world, plan, steps, await trialToken(world.ports, plan, secrets, steps, tokens))
}

async function meetBearer(
  { ports, pins }: TrialWorld,
  plan: TrialPlan,
  steps: TrialSteps,
  token: TrialToken | null,
): Promise<void> {
  const signedIn = token === null ? null : await meet(ports, plan, steps, token)
  if (signedIn !== null) await pins.tried(signedIn)
}

function isAnswered(
  { client, issuer, promisesIssuer }: TrialPlan,
  { state }: TrialSecrets,
  steps: TrialSteps,
  result: TrialResult,
) {
  const isOfCode = (client.response_type ?? 'code') === 'code'
  const given = isOfCode ? result.code : result.code === undefined && result.access_token
  if (result.state !== state) steps.failed('code', { finding: 'other-state' })
  else if (result.error !== undefined) {
    steps.failed('code', { finding: 'refused', told: inWords(result.error, result.error_description) })
  } else if (result.iss !== undefined && result.iss !== issuer) {
    steps.failed('code', { finding: 'other-issuer', told: inWords(result.iss) })
  } else if (result.iss === undefined && promisesIssuer) {
    steps.failed('code', { finding: 'no-issuer' })
  } else if (typeof given !== 'string') {
    steps.failed('code', { finding: 'missing' })
  } else {
    steps.passed('code')
    return true
  }
  return false
}

const redeemedByBrowser = ({ calls }: TrialPlan) => calls.some(({ name }) => name === 'token')

/** Whether the browser could make all its calls, the one for tokens excepted. */
function isReadable(plan: TrialPlan, steps: TrialSteps, { answered = [] }: TrialResult): boolean {
  const needed = plan.calls.map(({ name }) => name).filter((name) => name !== 'token')
  const missing = needed.filter((name) => !answered.includes(name))
  if (missing.length > 0) blocked(plan, steps, missing)
  else if (needed.length > 0) steps.passed('browser')
  return missing.length === 0
}

function blocked({ calls }: TrialPlan, steps: TrialSteps, names: readonly BrowserCallName[]): void {
  const [first] = calls.filter(({ name }) => names.includes(name))
  if (first === undefined) return
  steps.failed('browser', { finding: `${first.name}-blocked`, told: new URL(first.url).origin })
}

function grantedIn(steps: TrialSteps, outcome: TokenOutcome): Tokens | null {
  switch (outcome.kind) {
    case 'granted':
      return outcome.tokens
    case 'refused':
      steps.failed('token', { finding: 'refused', told: inWords(outcome.error, outcome.description) })
      return null
    case 'unreachable':
      steps.failed('token', { finding: 'unreachable' })
      return null
  }
}

/** @returns the account that signed in, or null */
async function meet(
  { identityProvider, settings, store }: Ports,
  plan: TrialPlan,
  steps: TrialSteps,
  { token, subject }: TrialToken,
): Promise<SignedIn | null> {
  const answer = await identityProvider.userInfo(plan.userInfo, token)
  if (answer.kind !== 'known') {
    steps.failed('user-info', { finding: answer.kind })
    return null
  }
  if (subject === null || subjectIn(answer.userInfo) !== subject) {
    steps.failed('user-info', { finding: 'other-subject' })
    return null
  }
  steps.passed('user-info')
  const found = personIn(answer.userInfo, plan.client, settings)
  if (found.kind === 'turned-away') {
    notAPerson(steps, found.reason, answer.userInfo.email)
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
    user === null ? isDomainServed(settings, email) : accountStatus(user, settings) !== 'unknown-domain'
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
  const place = await pinKey(plan.typedIssuer, plan.client)
  return { email, place, subject }
}

function notAPerson(steps: TrialSteps, reason: TurnedAwayVerdict, claim: unknown): void {
  const email = typeof claim === 'string' ? parseEmailAddress(claim.trim()) : null
  if (reason === 'domain-not-of-issuer') {
    steps.passed('email')
    steps.failed('domain', { finding: 'not-of-issuer', ...(email !== null && { told: domainOf(email) }) })
  } else steps.failed('email', { finding: emailFindings[reason] ?? 'unreadable' })
}

const emailFindings: Readonly<Partial<Record<TurnedAwayVerdict, TrialFindings['email']>>> = {
  'email-missing': 'missing',
  'email-not-verified': 'unverified',
}
