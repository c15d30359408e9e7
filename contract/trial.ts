import * as v from 'valibot'
import { lengths, listOf, textUpTo } from './lengths.ts'
import { openIdConfiguration, webAddress } from './configuration.ts'

/** The steps of a sign-in trial (CFG-11), in order. */
export const trialStepNames = [
  'discovery',
  'redirect',
  'code',
  'browser',
  'token',
  'user-info',
  'email',
  'domain',
  'person',
] as const

/** The finding of a step, one name for each. */
export const trialFindings = [
  /** An address of the draft, or of the provider, that the service does not call (CFG-8). */
  'must-not-be-called',
  'no-provider',
  /** An address that sign-in needs is neither typed nor discovered. */
  'incomplete',
  /** The provider refused: `told` is its error code, such as `access_denied` or `invalid_client`. */
  'refused',
  'unreachable',
  'other-state',
  'other-issuer',
  /** The provider promises to name itself in its answer (RFC 9207), and did not. */
  'no-issuer',
  'other-audience',
  'other-nonce',
  'no-id-token',
  /** The ID token has expired already, or is not valid yet: the clocks differ. */
  'clock',
  /**
   * The access token is of another issuer, or for other clients, than the service accepts for this client:
   * `told` are their names.
   */
  'foreign-issuer',
  'foreign-client',
  /** The access token does not say which client it is for, and the provider does not say it either. */
  'opaque',
  /** It gave no code, or no token. */
  'missing',
  /** Nothing names the issuer, without which nobody can sign in. */
  'issuer-missing',
  /** The provider has no address for signing out. */
  'no-end-session',
  /** A relay requests the tokens instead of the browser (CFG-7), which then sends nothing to the provider. */
  'relayed',
  /** The provider does not let browsers read this (CORS), or does not answer: `told` is the origin. */
  'discovery-blocked',
  'keys-blocked',
  'token-blocked',
  'unverified',
  /** What was sent as address is none. */
  'unreadable',
  /**
   * The provider does not say whether the address is verified. Whether it is accepted depends on the
   * settings.
   */
  'unvouched',
  'other-subject',
  'trusted',
  /** `told` is the domain, which this service does not serve. */
  'unknown',
  /** `told` is a domain that this client's issuer may not vouch for. */
  'not-of-issuer',
  /** Somebody who is a user already, or would become one; `told` is their name. */
  'known',
  'new',
  /** A user whose account an administrator blocked (ID-21). */
  'blocked',
] as const

export const trialStep = v.object({
  name: v.picklist(trialStepNames),
  outcome: v.picklist(['waiting', 'passed', 'failed']),
  finding: v.optional(v.picklist(trialFindings)),
  told: v.optional(v.string()),
})
export type TrialStep = v.InferOutput<typeof trialStep>

/**
 * The possible findings of each step: no other pair compiles, neither in the service nor in the application.
 */
export type TrialFindings = {
  readonly discovery:
    | 'must-not-be-called'
    | 'no-provider'
    | 'incomplete'
    | 'issuer-missing'
    | 'other-issuer'
    | 'no-end-session'
  readonly redirect: never
  readonly code: 'refused' | 'other-state' | 'other-issuer' | 'no-issuer' | 'missing'
  readonly browser: 'relayed' | 'discovery-blocked' | 'keys-blocked' | 'token-blocked'
  readonly token:
    | 'refused'
    | 'unreachable'
    | 'other-issuer'
    | 'other-audience'
    | 'other-nonce'
    | 'no-id-token'
    | 'clock'
    | 'foreign-issuer'
    | 'foreign-client'
    | 'opaque'
  readonly 'user-info': 'refused' | 'unreachable' | 'other-subject'
  readonly email: 'missing' | 'unreadable' | 'unverified' | 'unvouched' | 'trusted'
  readonly domain: 'unknown' | 'not-of-issuer'
  readonly person: 'known' | 'new' | 'blocked'
}

/**
 * The body of `POST /api/oidc/trial`: the draft as it would be saved, with masks for stored secrets (CFG-5).
 */
export const trialBody = v.object({
  settings: openIdConfiguration,
  /** Which of its clients is tried; the first by default. */
  client_id: v.optional(textUpTo(lengths.clientId)),
  /** The application's address in this browser, if the client names no redirect URI. */
  redirect_uri: v.optional(webAddress),
})

/** Its answer, 201; `expiresAt` is ISO 8601 in UTC. */
export const trialOpened = v.object({
  id: v.string(),
  expiresAt: v.string(),
  steps: v.array(trialStep),
})

/**
 * The answer of `GET /api/oidc/trial/{trialId}`: where the popup goes. Its `state` begins with `trial.` and
 * the trial's id.
 */
export const trialStart = v.object({ authorizationUrl: webAddress })

/** The requests to the provider that the browser itself will send with the saved draft. */
export const browserCallNames = ['discovery', 'keys', 'token'] as const
export type BrowserCallName = (typeof browserCallNames)[number]

export const browserCall = v.object({ name: v.picklist(browserCallNames), url: webAddress })
export type BrowserCall = v.InferOutput<typeof browserCall>

/** The answer of `GET /api/oidc/trial/{trialId}/calls`. */
export const trialCalls = v.object({ calls: v.array(browserCall) })

const parameter = v.optional(textUpTo(lengths.token))

/**
 * The body of `POST /api/oidc/trial/{trialId}/result`: the answer with which the provider sent the popup
 * back.
 */
export const trialResult = v.object({
  state: textUpTo(lengths.id),
  code: parameter,
  iss: parameter,
  access_token: parameter,
  id_token: parameter,
  error: parameter,
  error_description: parameter,
  /** What the browser could read at the provider. */
  answered: v.optional(listOf(v.picklist(browserCallNames))),
})
export type TrialResult = v.InferOutput<typeof trialResult>

/** The answer of that POST if the browser redeems the code, 200: the form to send, without the code. */
export const trialForm = v.object({
  form: v.object({
    grant_type: v.string(),
    client_id: v.string(),
    redirect_uri: v.string(),
    code_verifier: v.string(),
  }),
})
export type TrialForm = v.InferOutput<typeof trialForm>

/** The body of `POST /api/oidc/trial/{trialId}/token`: what the token endpoint answered the browser. */
export const trialTokenReply = v.object({
  state: textUpTo(lengths.id),
  /** Missing if the browser could not read it. */
  reply: v.optional(v.object({ status: v.number(), text: v.string() })),
})
export type TrialTokenReply = v.InferOutput<typeof trialTokenReply>

/** The answer of `GET /api/oidc/trial/{trialId}/result`. */
export const trialReport = v.object({
  id: v.string(),
  expiresAt: v.string(),
  isFinished: v.boolean(),
  steps: v.array(trialStep),
})
