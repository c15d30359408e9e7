import { OidcClient, State, User, type UserManager } from 'oidc-client-ts'
import * as v from 'valibot'
import { homePath, type Path } from '../../../navigation/addresses.ts'
import { claimsProblem } from './problem/claimsProblem.ts'
import { explainNoAnswer } from './problem/explainNoAnswer.ts'
import { promisesIssuer } from './promisesIssuer.ts'
import { readReturnTo } from './returnTo.ts'
import type { SignInFailure, SignInProblem } from './problem/SignInProblem.ts'

/** The result of a sign-in; in any case `returnTo` is where the person wanted to go. */
export type Finished =
  | { readonly kind: 'signed-in'; readonly returnTo: Path }
  | {
      readonly kind: 'failed'
      readonly failure: SignInFailure
      readonly returnTo: Path
      /** Whether a session was to be renewed, which still is as before. */
      readonly isRenewal: boolean
    }

/** What is stored with a sign-in and returned by it. */
export type SignInState = {
  readonly returnTo: Path
  /**
   * When the provider was asked for a new sign-in (`max_age=0`), in milliseconds since the epoch; null if it
   * was not.
   */
  readonly askedAt: number | null
  /** Whose session is renewed; null for a sign-in of anybody. */
  readonly subject: string | null
}

const travelling = v.fallback(
  v.object({
    returnTo: v.optional(v.unknown()),
    askedAt: v.fallback(v.optional(v.nullable(v.number()), null), null),
    subject: v.fallback(v.optional(v.nullable(v.string()), null), null),
  }),
  { returnTo: undefined, askedAt: null, subject: null },
)

function signInStateIn(state: unknown): SignInState {
  const { returnTo, ...rest } = v.parse(travelling, state)
  return { returnTo: readReturnTo(returnTo), ...rest }
}

/**
 * Redeem the provider's answer. Call it once for each answer: a code works once.
 *
 * @param query the answer as `readCallback` returns it
 * @param now milliseconds since the epoch
 */
export async function finishSignIn(
  manager: UserManager,
  query: string,
  now: () => number,
): Promise<Finished> {
  const state = await stateBehind(manager, query)
  const returnTo = state?.returnTo ?? homePath
  const isRenewal = typeof state?.subject === 'string'
  const failed = (problem: SignInProblem, details: string): Finished => ({
    kind: 'failed',
    failure: { problem, details },
    returnTo,
    isRenewal,
  })
  // Nobody here asked for it.
  if (state === null) return failed('unknown-state', 'state')
  try {
    const issuer = await manager.metadataService.getIssuer()
    const saysIssuer = promisesIssuer(await manager.metadataService.getMetadata())
    const answeredBy = new URLSearchParams(query).get('iss')
    // A mix-up of providers is caught before the code is given away (RFC 9207 2.4).
    if (answeredBy === null ? saysIssuer : answeredBy !== issuer) return failed('not-for-us', 'iss')

    const [address = ''] = manager.settings.redirect_uri.split(/[?#]/)
    const client = new OidcClient(manager.settings, manager.metadataService)
    const response = await client.processSigninResponse(`${address}?${query}`)
    const { askedAt, subject } = state
    const expected = { issuer, clientId: manager.settings.client_id, now: now(), askedAt, subject }
    const problem = claimsProblem(response.profile, expected)
    if (problem) return failed(problem, 'id_token')
    await manager.storeUser(new User(response))
    return { kind: 'signed-in', returnTo }
  } catch (error) {
    return { kind: 'failed', failure: await explainNoAnswer(error, manager), returnTo, isRenewal }
  }
}

/**
 * What was stored when this sign-in began. Read it before the exchange: the library deletes it with the
 * state, whatever the outcome. Null if the answer belongs to no sign-in of this tab.
 */
async function stateBehind(
  { settings: { stateStore } }: UserManager,
  query: string,
): Promise<SignInState | null> {
  try {
    // The library puts what we let it carry into the record under which it stores a state.
    const [id = ''] = (new URLSearchParams(query).get('state') ?? '').split(';')
    const storedState = await stateStore.get(id)
    return storedState === null ? null : signInStateIn((await State.fromStorageString(storedState)).data)
  } catch {
    return null
  }
}
