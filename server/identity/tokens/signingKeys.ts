import { exportJWK, generateKeyPair, type JWK } from 'jose'
import * as v from 'valibot'
import { dayMs, epochMs, type EpochMs } from '#domain/time/units.ts'
import type { Clock } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import { newId } from '../../digest.ts'

export const algorithm = 'ES256'

const fact = 'jwt-keys'
const signingMs = dayMs
const maxAttempts = 10

const publicJwk = v.object({ kty: v.literal('EC'), crv: v.literal('P-256'), x: v.string(), y: v.string() })
const privateJwk = v.object({ ...publicJwk.entries, d: v.string() })
const signingKey = v.object({
  kid: v.string(),
  createdAt: v.pipe(v.number(), v.transform(epochMs)),
  jwk: privateJwk,
})
type SigningKey = v.InferOutput<typeof signingKey>
const signingKeyList = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(signingKey)), [])

/** The keys with which this service signs (ID-19), stored for every process. */
export type SigningKeys = {
  /** The key to sign with, replaced daily. */
  toSign(): Promise<{ readonly kid: string; readonly jwk: JWK }>
  /** The key to verify with; null if it never existed or everything it signed has expired. */
  toVerify(kid: string): Promise<JWK | null>
}

/** @param lifeMs how long a signed token is valid */
export function signingKeys(
  { configuration }: Pick<Store, 'configuration'>,
  clock: Clock,
  lifeMs: number,
): SigningKeys {
  // The newest first.
  let known: readonly SigningKey[] = []
  const ageOf = ({ createdAt }: SigningKey) => clock() - createdAt
  const isGood = (key: SigningKey) => ageOf(key) < signingMs + lifeMs
  const current = () => known.find((key) => ageOf(key) < signingMs)

  const recall = async () => {
    const text = await configuration.recall(fact)
    known = v.parse(signingKeyList, text)
    return text
  }
  const renew = async () => {
    const text = await recall()
    if (current() !== undefined) return
    const next = [await newKey(clock()), ...known.filter(isGood)]
    // If another process was faster, its key counts and is read by the next attempt.
    if (await configuration.exchange(fact, text, JSON.stringify(next))) known = next
  }

  return {
    toSign: async () => {
      for (let tries = 0; current() === undefined && tries < maxAttempts; tries += 1) await renew()
      return current() ?? noKey()
    },
    toVerify: async (kid) => {
      const find = () => known.find((key) => key.kid === kid)
      if (find() === undefined) await recall()
      const key = find()
      return key === undefined || !isGood(key) ? null : v.parse(publicJwk, key.jwk)
    },
  }
}

async function newKey(createdAt: EpochMs): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  return v.parse(signingKey, { kid: newId(), createdAt, jwk: await exportJWK(privateKey) })
}

function noKey(): never {
  throw new Error('No key to sign with could be kept')
}
