import {
  createLocalJWKSet,
  errors,
  jwtVerify,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  type JWTVerifyResult,
} from 'jose'
import * as v from 'valibot'
import { dayMs, type EpochMs } from '#domain/time/units.ts'
import type { Clock, IdentityProvider, ProviderReply } from '../ports.ts'

const freshMs = 10 * 60_000
const betweenMs = 30_000
const failedMs = 1000

const key = v.looseObject({ kty: v.string() })

/** A key of a kind that is not known here does not stand in the way of the others. */
const keySet = v.object({
  keys: v.pipe(
    v.array(v.unknown()),
    v.maxLength(100),
    v.transform((keys) => keys.filter((each) => v.is(key, each))),
  ),
})

/** The keys cannot be read, so that no signature can be verified. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable'
}

type Known = {
  readonly askedAt: EpochMs
  /** Those of the last good answer; null if there was none. */
  readonly keys: { readonly at: EpochMs; readonly find: JWTVerifyGetKey } | null
  /** Why the last answer has no keys; null if it has. */
  readonly problem: string | null
}

/**
 * Verifies a JWT by the keys at an address.
 *
 * @throws {KeysUnavailable} if they cannot be read
 * @throws {errors.JOSEError} if none of them signed it, or it is not as the options ask
 */
export type VerifyByKeys = (
  jwksUri: string,
  token: string,
  options: JWTVerifyOptions,
) => Promise<JWTVerifyResult>

/**
 * Verifies by the keys with which a provider signs, cached for ten minutes, and for a day while they cannot be
 * read. An unknown key may be new, and a known name may be that of a new key, so the keys are read again, but
 * at most twice a minute for all tokens together, because anyone can invent one. Those who wait for them share
 * one call.
 */
export function providerKeys({ call }: Pick<IdentityProvider, 'call'>, clock: Clock): VerifyByKeys {
  const cached = new Map<string, Known>()
  const running = new Map<string, Promise<Known>>()

  // A clock that was set back must not keep old keys for all the time that comes again.
  const isWithin = (at: EpochMs, milliseconds: number) => Math.abs(clock() - at) <= milliseconds

  /** Those that count while there are no new ones. */
  const lastKeys = (jwksUri: string) => {
    const keys = cached.get(jwksUri)?.keys ?? null
    return keys !== null && isWithin(keys.at, dayMs) ? keys : null
  }
  const ask = async (jwksUri: string): Promise<Known> => {
    const answer = readKeys(await call(jwksUri, { method: 'GET' }))
    const now = clock()
    const known: Known =
      typeof answer === 'string'
        ? { askedAt: now, keys: lastKeys(jwksUri), problem: answer }
        : { askedAt: now, keys: { at: now, find: answer }, problem: null }
    cached.set(jwksUri, known)
    return known
  }
  const askOnce = (jwksUri: string) => {
    const asked = running.get(jwksUri) ?? ask(jwksUri).finally(() => running.delete(jwksUri))
    running.set(jwksUri, asked)
    return asked
  }

  const renewed = async (jwksUri: string): Promise<Known> => {
    const last = cached.get(jwksUri)
    const isRecent = last && isWithin(last.askedAt, last.problem === null ? betweenMs : failedMs)
    return isRecent ? last : askOnce(jwksUri)
  }

  return async (jwksUri, token, options) => {
    const last = cached.get(jwksUri)
    const known = last?.keys && isWithin(last.keys.at, freshMs) ? last : await renewed(jwksUri)
    try {
      return await verify(known, token, options)
    } catch (error) {
      if (known !== last || !mayBeOfNewKey(error)) throw error
      const next = await renewed(jwksUri)
      if (next === known) throw error
      return verify(next, token, options)
    }
  }
}

/** Whether other keys than those that were tried could have signed a token. */
const mayBeOfNewKey = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof KeysUnavailable || mayBeOfOtherKey(error)

const mayBeOfOtherKey = (error: unknown) =>
  error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKInvalid

/** What finds one of the keys in an answer, or why it has none. */
function readKeys(reply: ProviderReply): JWTVerifyGetKey | string {
  if (reply.kind !== 'replied') return reply.cause
  const read =
    reply.status === 200 ? v.safeParse(v.pipe(v.string(), v.parseJson(), keySet), reply.text) : null
  return read?.success ? createLocalJWKSet(read.output) : `answered ${reply.status}`
}

/** A key that is not among old ones may be among those that cannot be read. */
async function verify({ keys, problem }: Known, token: string, options: JWTVerifyOptions) {
  try {
    if (keys !== null) return await verifyByOne(keys.find, token, options)
  } catch (error) {
    if (problem === null || !mayBeOfNewKey(error)) throw error
  }
  throw new KeysUnavailable(problem ?? 'none')
}

/** Of a provider that does not name its keys, each that fits is tried (RFC 7515 6). */
async function verifyByOne(find: JWTVerifyGetKey, token: string, options: JWTVerifyOptions) {
  try {
    return await verifyWith(() => jwtVerify(token, find, options))
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error
    for await (const candidate of error) {
      try {
        return await verifyWith(() => jwtVerify(token, candidate, options))
      } catch (problem) {
        if (!mayBeOfOtherKey(problem)) throw problem
      }
    }
    throw new errors.JWSSignatureVerificationFailed()
  }
}

/** A key that is damaged or too weak says so as what it is, and not as an error of ours. */
async function verifyWith<Result>(verified: () => Promise<Result>): Promise<Result> {
  try {
    return await verified()
  } catch (error) {
    if (error instanceof errors.JOSEError) throw error
    throw new errors.JWKInvalid('a key of the provider cannot be used', { cause: error })
  }
}
