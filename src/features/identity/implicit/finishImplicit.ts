import { ErrorResponse, User, type UserManager } from 'oidc-client-ts'
import * as v from 'valibot'
import { claimsProblem } from '../sign-in/problem/claimsProblem.ts'
import { promisesIssuer } from '../sign-in/promisesIssuer.ts'
import type { Finished } from '../sign-in/finishSignIn.ts'
import { problemBehind } from '../sign-in/problem/problemBehind.ts'
import { readReturnTo } from '../sign-in/returnTo.ts'
import type { SignInProblem } from '../sign-in/problem/SignInProblem.ts'
import { toBase64url } from '#contract/base64url.ts'
import { takeAttempt } from './signInAttempt.ts'
import { signedClaims } from './signedClaims.ts'

export type ImplicitCallback = {
  readonly manager: UserManager
  readonly storage: Storage
  /** The answer as `readLanding` found it. */
  readonly query: string
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

const tokens = v.object({
  access_token: v.string(),
  id_token: v.string(),
  token_type: v.pipe(v.string(), v.toLowerCase(), v.literal('bearer')),
  expires_in: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number))),
  scope: v.optional(v.string()),
  session_state: v.optional(v.string(), ''),
})

const bound = v.looseObject({ sub: v.string(), nonce: v.string(), at_hash: v.string() })

/**
 * End a sign-in by the implicit flow (OpenID Connect Core 3.2.2.8 to 3.2.2.11). The tokens came through the address, so that
 * each is held to everything: state, issuer, signature, audience, expiry, nonce, and the access token to the ID token's hash.
 */
export async function finishImplicit({ manager, storage, query, now }: ImplicitCallback): Promise<Finished> {
  const answer = Object.fromEntries(new URLSearchParams(query))
  const attempt = takeAttempt(storage, answer['state'] ?? '')
  const returnTo = readReturnTo(attempt?.returnTo)
  const isRenewal = typeof attempt?.subject === 'string'
  const failed = (problem: SignInProblem, details: string): Finished => ({
    kind: 'failed',
    failure: { problem, details },
    returnTo,
    isRenewal,
  })
  if (!attempt) return failed('unknown-state', 'state')

  try {
    if (answer['error'] !== undefined) throw new ErrorResponse(answer)
    const read = v.safeParse(tokens, answer)
    if (!read.success) return failed('not-for-us', 'tokens')
    const { access_token, id_token, expires_in, scope, ...rest } = read.output

    const issuer = await manager.metadataService.getIssuer()
    const isPromised = promisesIssuer(await manager.metadataService.getMetadata())
    if (answer['iss'] === undefined ? isPromised : answer['iss'] !== issuer)
      return failed('not-for-us', 'iss')

    const signed = await signedBy(manager, id_token)
    if (signed === null) return failed('not-for-us', 'signature')
    const { claims, hash } = signed
    const { askedAt, subject } = attempt
    const expected = { issuer, clientId: manager.settings.client_id, now: now(), askedAt, subject }
    const problem = claimsProblem(claims, expected)
    if (problem) return failed(problem, 'id_token')
    const profile = v.safeParse(bound, claims)
    if (!profile.success || profile.output.nonce !== attempt.nonce) return failed('not-for-us', 'nonce')
    if (profile.output.at_hash !== (await halfHashOf(access_token, hash)))
      return failed('not-for-us', 'at_hash')

    const user = new User({
      ...rest,
      access_token,
      id_token,
      ...(scope !== undefined && { scope }),
      ...(expires_in !== undefined && { expires_at: Math.floor(now() / 1000) + expires_in }),
      profile: { iss: issuer, aud: manager.settings.client_id, exp: 0, iat: 0, ...profile.output },
    })
    await manager.storeUser(user)
    return { kind: 'signed-in', returnTo }
  } catch (error) {
    return { kind: 'failed', failure: problemBehind(error), returnTo, isRenewal }
  }
}

/** The keys were read with the page, perhaps hours ago: those of now may be others. */
async function signedBy({ metadataService }: UserManager, token: string) {
  const read = async () => signedClaims(token, (await metadataService.getSigningKeys()) ?? [])
  const signed = await read()
  if (signed !== null) return signed
  metadataService.resetSigningKeys()
  return read()
}

/** The left half of a token's hash, as `at_hash` holds it (OpenID Connect Core 3.2.2.9). */
async function halfHashOf(token: string, hash: string): Promise<string> {
  const digest = await crypto.subtle.digest(hash, new TextEncoder().encode(token))
  return toBase64url(new Uint8Array(digest).slice(0, digest.byteLength / 2))
}
