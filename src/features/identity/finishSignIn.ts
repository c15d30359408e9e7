import { State, type UserManager } from 'oidc-client-ts'
import * as v from 'valibot'
import { homePath, type Path } from '../../navigation/addresses.ts'
import { claimsProblem } from './claimsProblem.ts'
import { problemBehind } from './problemBehind.ts'
import { promisesIssuer } from './promisesIssuer.ts'
import { readReturnTo } from './returnTo.ts'
import type { SignInFailure, SignInProblem } from './SignInProblem.ts'

/** What came of a sign-in; either way `returnTo` is where the person wanted to go. */
export type Finished =
  | { readonly kind: 'signed-in'; readonly returnTo: Path }
  | { readonly kind: 'failed'; readonly failure: SignInFailure; readonly returnTo: Path }

/** What travels with a sign-in and comes back with it, as text of our own. */
const travelling = v.fallback(v.object({ returnTo: v.optional(v.unknown()) }), {})

const returnToIn = (state: unknown): Path => readReturnTo(v.parse(travelling, state).returnTo)

/**
 * Redeem the provider's answer. To be called once for an answer: a code is good for one use.
 *
 * @param query the answer as `readLanding` found it
 * @param now milliseconds since the epoch
 */
export async function finishSignIn(
  manager: UserManager,
  query: string,
  now: () => number,
): Promise<Finished> {
  const journey = await journeyBehind(manager, query)
  const returnTo = journey ?? homePath
  const failed = (problem: SignInProblem, details: string): Finished => ({
    kind: 'failed',
    failure: { problem, details },
    returnTo,
  })
  // Nobody here asked for it, whoever it comes from.
  if (journey === null) return failed('unknown-state', 'state')
  try {
    const issuer = await manager.metadataService.getIssuer()
    const saysIssuer = promisesIssuer(await manager.metadataService.getMetadata())
    const answeredBy = new URLSearchParams(query).get('iss')
    // A mix-up of providers is caught before the code is given away (RFC 9207 2.4).
    if (answeredBy === null ? saysIssuer : answeredBy !== issuer) return failed('not-for-us', 'iss')

    const [address = ''] = manager.settings.redirect_uri.split(/[?#]/)
    const user = await manager.signinRedirectCallback(`${address}?${query}`)
    const problem = claimsProblem(user.profile, { issuer, clientId: manager.settings.client_id, now: now() })
    if (problem) {
      await manager.removeUser()
      return failed(problem, 'id_token')
    }
    return { kind: 'signed-in', returnTo }
  } catch (error) {
    return { kind: 'failed', failure: problemBehind(error), returnTo }
  }
}

/**
 * Where the person wanted to go, as long as the library keeps it: it forgets that with the state, whatever comes of the exchange.
 * Null where the answer belongs to no sign-in of this tab.
 */
async function journeyBehind({ settings: { stateStore } }: UserManager, query: string): Promise<Path | null> {
  try {
    const kept = await stateStore.get(new URLSearchParams(query).get('state') ?? '')
    return kept === null ? null : returnToIn((await State.fromStorageString(kept)).data)
  } catch {
    return null
  }
}
