import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
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
 * The keys with which a provider signs, cached for ten minutes, and for a day while they cannot be read. An
 * unknown key may be new, so the keys are read again, but at most twice a minute, because anyone can invent
 * one. Those who wait for them share one call.
 *
 * @throws {KeysUnavailable} if they cannot be read
 */
export function providerKeys(
  { call }: Pick<IdentityProvider, 'call'>,
  clock: Clock,
): (jwksUri: string) => JWTVerifyGetKey {
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

  return (jwksUri) => async (header, token) => {
    const last = cached.get(jwksUri)
    const known = last?.keys && isWithin(last.keys.at, freshMs) ? last : await renewed(jwksUri)
    try {
      return await findKey(known, header, token)
    } catch (error) {
      if (known !== last || !(error instanceof errors.JWKSNoMatchingKey || error instanceof KeysUnavailable))
        throw error
      return findKey(await renewed(jwksUri), header, token)
    }
  }
}

/** What finds one of the keys in an answer, or why it has none. */
function readKeys(reply: ProviderReply): JWTVerifyGetKey | string {
  if (reply.kind !== 'replied') return reply.cause
  const read =
    reply.status === 200 ? v.safeParse(v.pipe(v.string(), v.parseJson(), keySet), reply.text) : null
  return read?.success ? createLocalJWKSet(read.output) : `answered ${reply.status}`
}

/** A key that is not among old ones may be among those that cannot be read. */
async function findKey({ keys, problem }: Known, ...jws: Parameters<JWTVerifyGetKey>) {
  try {
    if (keys !== null) return await keys.find(...jws)
  } catch (error) {
    if (problem === null || !(error instanceof errors.JWKSNoMatchingKey)) throw error
  }
  throw new KeysUnavailable(problem ?? 'none')
}
