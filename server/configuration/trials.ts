import type { OpenIdConfiguration } from '#contract/configuration.ts'
import type { TrialResult } from '#contract/trial.ts'
import { newSecret } from '../identity/digest.ts'
import type { EpochMs } from '../epochMs.ts'
import type { Ports } from '../ports.ts'
import { refuse } from '../refuse.ts'
import { defaultScope } from './deriveAppConfig.ts'
import { trialPlan, type TrialPlan } from './trialPlan.ts'
import { trialRun, type TrialSecrets } from './trialRun.ts'
import { trialSteps, type TrialSteps } from './trialSteps.ts'

const keptMs = 10 * 60_000
const mostTrials = 50

type Trial = {
  readonly id: string
  readonly until: EpochMs
  readonly steps: TrialSteps
  readonly plan: TrialPlan | null
  readonly secrets: TrialSecrets
  isAnswered: boolean
}

/** Drafts of sign-on settings that are tried before they are saved (CFG-11): held ten minutes, in this process alone. */
export type Trials = {
  /** @throws {Refusal} wrong-shape where the draft has no such client */
  open(draft: OpenIdConfiguration, clientId: string | undefined, redirectUri: string): Promise<Trial>
  /** @throws {Refusal} not-found where there never was one, or it is over */
  find(id: string): Trial
  /** Where the popup goes. @throws {Refusal} not-found where the draft leads nowhere, or an answer came already */
  start(id: string): Promise<string>
  /** Only the first answer counts. @throws {Refusal} not-found */
  answer(id: string, result: TrialResult): Promise<void>
}

export function trials(ports: Ports): Trials {
  const held = new Map<string, Trial>()

  const find = (id: string): Trial => {
    const trial = held.get(id)
    return trial !== undefined && trial.until > ports.clock()
      ? trial
      : refuse('not-found', 'This trial is over. Please begin another one.')
  }

  return {
    find,
    open: async (draft, clientId, redirectUri) => {
      const client = draft.clients.find((each) => clientId === undefined || each.client_id === clientId)
      if (client === undefined) return refuse('wrong-shape', 'client_id names no client of the settings.')
      const steps = trialSteps()
      const plan = await trialPlan(ports, draft, client, steps)
      const id = newSecret()
      const secrets = {
        state: `trial.${id}.${newSecret()}`,
        nonce: newSecret(),
        verifier: newSecret(),
        redirectUri: client.redirect_uri ?? redirectUri,
      }
      const trial = { id, until: ports.clock() + keptMs, steps, plan, secrets, isAnswered: false }
      held.set(id, trial)
      for (const [key, { until }] of held) {
        if (until <= ports.clock() || held.size > mostTrials) held.delete(key)
      }
      return trial
    },
    start: async (id) => {
      const { plan, secrets, steps, isAnswered } = find(id)
      if (plan === null || isAnswered)
        return refuse('not-found', 'This trial is over. Please begin another one.')
      steps.passed('redirect')
      return authorizationUrl(plan, secrets)
    },
    answer: async (id, result) => {
      const trial = find(id)
      if (trial.plan === null || trial.isAnswered) return
      trial.isAnswered = true
      await trialRun(ports, trial.plan, trial.secrets, trial.steps, result)
    },
  }
}

async function authorizationUrl({ authorize, client }: TrialPlan, secrets: TrialSecrets): Promise<string> {
  const url = new URL(authorize)
  const { response_type: type = 'code', scope = defaultScope } = client
  const parameters = {
    client_id: client.client_id,
    redirect_uri: secrets.redirectUri,
    response_type: type,
    scope,
    state: secrets.state,
    nonce: secrets.nonce,
    ...(type === 'code' && {
      code_challenge: await challengeOf(secrets.verifier),
      code_challenge_method: 'S256',
    }),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** RFC 7636 4.2. */
async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return new Uint8Array(hash).toBase64({ alphabet: 'base64url', omitPadding: true })
}
