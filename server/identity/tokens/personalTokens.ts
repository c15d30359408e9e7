import type * as v from 'valibot'
import type { CreatedToken, TokenAnswer, tokenBody } from '#contract/tokens/accessTokens.ts'
import { addMs, dayMs, hourMs } from '#domain/time/units.ts'
import type { Clock, Digest, Log } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import type { TokenRecord } from '../../store/records.ts'
import { throwHttpError } from '../../HttpError.ts'
import { newId, newSecret } from '../../digest.ts'

const prefix = 'kal_'
/** Use is noted at most this often, so that most reads do not write. */
const usedMs = hourMs

/** Whether a bearer token is a personal one. These are never sent to a provider. */
export const isPersonalToken = (token: string) => token.startsWith(prefix)

/** Personal access tokens (ID-18): shown once, stored as a hash. */
export type PersonalTokens = {
  /** @throws {HttpError} forbidden if there are too many already */
  create(userId: string, wish: v.InferOutput<typeof tokenBody>): Promise<CreatedToken>
  list(userId: string): Promise<TokenAnswer[]>
  /** @throws {HttpError} not-found, also if it belongs to somebody else */
  delete(userId: string, id: string): Promise<void>
  deleteAllOf(userId: string): Promise<void>
  /** The token with this secret, or null if there is none or it has expired; notes the use. */
  use(secret: string): Promise<TokenRecord | null>
}

type World = {
  readonly clock: Clock
  readonly log: Log
  readonly digest: Digest
  readonly maxTokens: number
}

export function personalTokens(
  { tokens }: Pick<Store, 'tokens'>,
  { clock, log, digest, maxTokens }: World,
): PersonalTokens {
  const noteUse = async ({ id, lastUsedAt }: TokenRecord) => {
    const now = clock()
    if (lastUsedAt !== null && now - lastUsedAt < usedMs) return
    // Reading still works while the store is full.
    await tokens.used(id, now).catch(() => log('token-use-not-noted'))
  }

  return {
    create: async (userId, { name, scope, expiresInDays }) => {
      const all = await tokens.ofUser(userId)
      const isOver = ({ expiresAt }: TokenRecord) => expiresAt <= clock()
      // Those that are over make room; before that they are listed.
      if (all.length >= maxTokens) for (const { id } of all.filter(isOver)) await tokens.delete(userId, id)
      if (all.filter((each) => !isOver(each)).length >= maxTokens) {
        throwHttpError('forbidden', `You already have ${maxTokens} tokens. Delete one first.`)
      }
      const token = prefix + newSecret()
      const [createdAt, secretHash] = [clock(), await digest(token)]
      const expiresAt = addMs(createdAt, expiresInDays * dayMs)
      const record = { id: newId(), secretHash, userId, name, scope, createdAt, expiresAt, lastUsedAt: null }
      await tokens.create(record)
      return { ...describe(record), token }
    },
    list: async (userId) => (await tokens.ofUser(userId)).map(describe),
    delete: async (userId, id) => {
      const outcome = await tokens.delete(userId, id)
      if (outcome === 'missing') throwHttpError('not-found', 'There is no such token.')
    },
    deleteAllOf: (userId) => tokens.deleteAllOf(userId),
    use: async (secret) => {
      const token = await tokens.find(await digest(secret))
      if (token === null || token.expiresAt <= clock()) return null
      await noteUse(token)
      return token
    },
  }
}

const describe = ({ id, name, scope, createdAt, expiresAt, lastUsedAt }: TokenRecord): TokenAnswer => ({
  id,
  name,
  scope,
  createdAt: new Date(createdAt).toISOString(),
  expiresAt: new Date(expiresAt).toISOString(),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
})
