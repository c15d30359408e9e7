import * as v from 'valibot'
import { textUpTo } from '../lengths.ts'

/**
 * What a personal access token may do (ID-18): `read` is safe methods and REPORT, `write` is everything its
 * owner may do.
 */
export const tokenScope = v.picklist(['read', 'write'], 'must be "read" or "write"')
export type TokenScope = v.InferOutput<typeof tokenScope>

/** The default and the maximum lifetime of a personal access token (ID-18). */
export const tokenDays = { usual: 90, most: 366 } as const

const days = `must be a whole number of days, 1 to ${tokenDays.most}`

/** The body of `POST /api/tokens` (ID-18). */
export const tokenBody = v.object({
  name: v.pipe(textUpTo(100), v.trim(), v.nonEmpty('must not be empty')),
  scope: tokenScope,
  expiresInDays: v.optional(
    v.pipe(v.number(days), v.integer(days), v.minValue(1, days), v.maxValue(tokenDays.most, days)),
    tokenDays.usual,
  ),
})

/** A personal access token as it is listed; instants are ISO 8601 in UTC. */
export const tokenAnswer = v.object({
  id: v.string(),
  name: v.string(),
  scope: tokenScope,
  createdAt: v.string(),
  expiresAt: v.string(),
  /** To the hour or so; null: never. */
  lastUsedAt: v.nullable(v.string()),
})
export type TokenAnswer = v.InferOutput<typeof tokenAnswer>

/** The answer of `GET /api/tokens` (ID-18). */
export const tokensAnswer = v.array(tokenAnswer)

/** The answer of `POST /api/tokens`: the only time that the token itself is shown (ID-18). */
export const createdToken = v.object({ ...tokenAnswer.entries, token: v.string() })
export type CreatedToken = v.InferOutput<typeof createdToken>
