import { toBase64url } from '#contract/base64url.ts'
import { wordsIn, type OpenIdConfiguration } from '#contract/configuration.ts'
import { recipeFor } from '#contract/providerRecipes.ts'
import type { BrowserCall, TrialForm, TrialResult, TrialStep, TrialTokenReply } from '#contract/trial.ts'
import { addMs, type EpochMs } from '#domain/time/units.ts'
import { newSecret } from '../../digest.ts'
import type { Pins } from '../../identity/people/pins.ts'
import type { Ports } from '../../ports.ts'
import { throwHttpError } from '../../HttpError.ts'
import { storedTrials, type Trial } from './storedTrials.ts'
import { trialPlan, type TrialPlan, type TrialSecrets } from './trialPlan.ts'
import { trialRedeemed, trialRun } from './trialRun.ts'
import { trialSteps } from './trialSteps.ts'

const lifetimeMs = 10 * 60_000
/** Longer than all calls to a provider after an answer take together. */
const longestRunMs = 30_000

/** A trial as far as it got. */
export type TrialProgress = {
  readonly id: string
  readonly until: EpochMs
  readonly steps: readonly TrialStep[]
  readonly isFinished: boolean
}

/**
 * Drafts of sign-on settings that are tried before they are saved (CFG-11). They are stored for ten minutes,
 * for every process.
 */
export type Trials = {
  /** @throws {HttpError} wrong-shape if the draft has no such client */
  open(draft: OpenIdConfiguration, clientId: string | undefined, redirectUri: string): Promise<TrialProgress>
  /** @throws {HttpError} not-found if it never existed or has ended */
  progressOf(id: string): Promise<TrialProgress>
  /**
   * The address that the popup opens.
   *
   * @throws {HttpError} not-found if the draft allows no sign-in, or an answer came already
   */
  start(id: string): Promise<string>
  /** The calls that the browser has to make itself. @throws {HttpError} not-found */
  callsOf(id: string): Promise<readonly BrowserCall[]>
  /**
   * Takes the provider's answer; only the first one counts, unless its code was left to a window that is gone, or the
   * process that took it died over it.
   *
   * @returns the form with which the browser redeems the code; null if that is not its part
   * @throws {HttpError} not-found
   */
  answer(id: string, result: TrialResult): Promise<TrialForm | null>
  /** Takes what the browser got for the code, once. @throws {HttpError} not-found */
  redeemed(id: string, reply: TrialTokenReply): Promise<void>
}

export function trials(ports: Ports, pins: Pick<Pins, 'tried'>): Trials {
  const stored = storedTrials(ports)

  const find = async (id: string) => (await stored.find(id)) ?? over()

  const start: Trials['start'] = async (id) => {
    const { trial, exchange } = await find(id)
    if (trial.plan === null || trial.isAnswered) return over()
    const steps = trialSteps(trial.steps)
    steps.passed('redirect')
    // If another call was faster, start again from its state.
    return (await exchange({ ...trial, steps: steps.list() }))
      ? authorizationUrl(trial.plan, trial.secrets)
      : start(id)
  }

  return {
    start,
    progressOf: async (id) => {
      const { trial, until } = await find(id)
      return progress(id, until, trial)
    },
    open: async (draft, clientId, redirectUri) => {
      const client = draft.clients.find((each) => clientId === undefined || each.client_id === clientId)
      if (client === undefined)
        return throwHttpError('wrong-shape', 'client_id isn’t one of the clients in the settings.')
      const steps = trialSteps()
      const plan = await trialPlan(ports, draft, client, steps)
      const id = newSecret()
      const secrets = {
        state: `trial.${id}.${newSecret()}`,
        nonce: newSecret(),
        verifier: newSecret(),
        redirectUri: client.redirect_uri ?? redirectUri,
      }
      const until = addMs(ports.clock(), lifetimeMs)
      const trial = { steps: steps.list(), plan, secrets, isAnswered: false, awaitsToken: false }
      await stored.keep(id, trial, until)
      return progress(id, until, trial)
    },
    callsOf: async (id) => (await find(id)).trial.plan?.calls ?? [],
    answer: async (id, result) => {
      const { trial, exchange } = await find(id)
      const now = ports.clock()
      // What was begun was left, so the window was opened again, and there is another code.
      const isOpen = !trial.isAnswered || (isLeft(trial, now) && result.state === trial.secrets.state)
      if (trial.plan === null || !isOpen) return null
      const taken = await exchange({ ...trial, isAnswered: true, takenAt: now, awaitsToken: false })
      if (!taken) return null
      const steps = trialSteps(trial.steps)
      const form = await trialRun({ ports, pins }, trial.plan, trial.secrets, steps, result)
      await taken({ ...trial, isAnswered: true, awaitsToken: form !== null, steps: steps.list() })
      return form
    },
    redeemed: async (id, { state, reply }) => {
      const { trial, exchange } = await find(id)
      if (trial.plan === null || !trial.awaitsToken || state !== trial.secrets.state) return
      const taken = await exchange({ ...trial, takenAt: ports.clock(), awaitsToken: false })
      if (!taken) return
      const steps = trialSteps(trial.steps)
      await trialRedeemed({ ports, pins }, trial.plan, trial.secrets, steps, reply)
      await taken({ ...trial, awaitsToken: false, steps: steps.list() })
    },
  }
}

/** Whether the window closed before it had redeemed its code, or the process died that took an answer. */
function isLeft({ awaitsToken, takenAt, steps }: Trial, now: EpochMs): boolean {
  if (awaitsToken) return true
  return takenAt !== undefined && now - takenAt > longestRunMs && !trialSteps(steps).isFinished()
}

const over = () => throwHttpError('not-found', 'This trial has ended. Start another one.')

const progress = (id: string, until: EpochMs, { steps }: Trial): TrialProgress => ({
  id,
  until,
  steps,
  isFinished: trialSteps(steps).isFinished(),
})

async function authorizationUrl(
  { authorize, client, scope, typedIssuer }: TrialPlan,
  secrets: TrialSecrets,
): Promise<string> {
  const url = new URL(authorize)
  const { response_type: type = 'code' } = client
  const recipe = recipeFor(typedIssuer ?? '')
  const prompt = client.prompt ?? recipe.prompt
  const parameters = {
    client_id: client.client_id,
    redirect_uri: secrets.redirectUri,
    response_type: type,
    scope,
    state: secrets.state,
    nonce: secrets.nonce,
    ...(prompt !== undefined && { prompt: wordsIn(prompt).join(' ') }),
    ...recipe.parameters,
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
  return toBase64url(new Uint8Array(hash))
}
