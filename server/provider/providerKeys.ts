import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'
import type { EpochMs } from '#domain/time/units.ts'
import type { Clock, IdentityProvider } from '../ports.ts'

const freshMs = 10 * 60_000
const betweenMs = 30_000

const keySet = v.object({
  keys: v.pipe(v.array(v.looseObject({ kty: v.string() })), v.maxLength(100)),
})

/** The keys cannot be read, so that no signature can be verified. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable'
}

/**
 * The keys with which a provider signs, cached for ten minutes. An unknown key may be new, so the keys are
 * read again, but at most twice a minute, because anyone can invent one.
 *
 * @throws {KeysUnavailable} if they cannot be read
 */
export function providerKeys(
  { call }: Pick<IdentityProvider, 'call'>,
  clock: Clock,
): (jwksUri: string) => JWTVerifyGetKey {
  const cached = new Map<string, { readonly at: EpochMs; readonly find: JWTVerifyGetKey }>()

  const ask = async (jwksUri: string): Promise<JWTVerifyGetKey> => {
    const reply = await call(jwksUri, { method: 'GET' })
    const read =
      reply.kind === 'replied' && reply.status === 200
        ? v.safeParse(v.pipe(v.string(), v.parseJson(), keySet), reply.text)
        : null
    if (!read?.success) {
      throw new KeysUnavailable(reply.kind === 'replied' ? `answered ${reply.status}` : reply.cause)
    }
    const find = createLocalJWKSet(read.output)
    cached.set(jwksUri, { at: clock(), find })
    return find
  }

  // A clock that was set back must not keep old keys for all the time that comes again.
  const ageOf = ({ at }: { readonly at: EpochMs }) => Math.abs(clock() - at)

  return (jwksUri) => async (header, token) => {
    const last = cached.get(jwksUri)
    if (last === undefined || ageOf(last) > freshMs) return (await ask(jwksUri))(header, token)
    try {
      return await last.find(header, token)
    } catch (error) {
      const mayBeNew = error instanceof errors.JWKSNoMatchingKey && ageOf(last) > betweenMs
      if (!mayBeNew) throw error
      return (await ask(jwksUri))(header, token)
    }
  }
}
