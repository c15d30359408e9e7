import type { UserManager } from 'oidc-client-ts'
import type { AppConfig } from '#contract/appConfig.ts'
import { homePath } from '../../navigation/addresses.ts'
import { isImplicit } from './implicit/isImplicit.ts'
import { finishSignIn, type Finished } from './sign-in/finishSignIn.ts'
import type { SignInCallback } from './sign-in/callback.ts'
import type { SignInProblem } from './sign-in/problem/SignInProblem.ts'

export type RedeemParts = {
  readonly oidc: AppConfig['oidc']
  readonly manager: () => Promise<UserManager>
  readonly storage: Storage
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Turn what the page was opened with into a session, by the flow that is configured. */
export async function redeemAnswer(
  { oidc, manager, storage, now }: RedeemParts,
  callback: Exclude<SignInCallback, { kind: 'none' }>,
): Promise<Finished> {
  if (callback.kind === 'refused') return refused(callback.problem)
  if (isImplicit(oidc)) {
    const [provider, { finishImplicit }] = await Promise.all([
      manager(),
      import('./implicit/finishImplicit.ts'),
    ])
    return finishImplicit({ manager: provider, storage, query: callback.query, now })
  }
  // Tokens in an address belong to the implicit flow, which is not configured.
  if (callback.kind === 'tokens') return refused('tokens-in-address')
  return finishSignIn(await manager(), callback.query, now)
}

/** Whether a sign-in that failed leaves the session that was there before: a stray link disturbs nobody. */
export const leavesSession = ({ isRenewal, failure }: Extract<Finished, { kind: 'failed' }>): boolean =>
  isRenewal || neverRedeemed.has(failure.problem)

/** Problems with an answer that was never redeemed. */
const neverRedeemed: ReadonlySet<SignInProblem> = new Set([
  'cancelled',
  'repeated-parameter',
  'tokens-in-address',
  'unknown-state',
])

const refused = (problem: SignInProblem): Finished => ({
  kind: 'failed',
  failure: { problem, details: problem },
  returnTo: homePath,
  isRenewal: false,
})
