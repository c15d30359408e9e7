import * as v from 'valibot'

/**
 * A session of a person as administrators see it (ID-22): `id` identifies it and gives no access; instants
 * are ISO 8601 in UTC.
 */
export const userSession = v.object({
  id: v.string(),
  expiresAt: v.string(),
  /** Accurate to about an hour; null if unknown. */
  lastUsedAt: v.nullable(v.string()),
})
export type UserSession = v.InferOutput<typeof userSession>

/** The answer of `GET /api/users/{userId}/sessions` (ID-22). */
export const userSessionsAnswer = v.array(userSession)

/**
 * The answer of `GET /api/users/{userId}/block` (ID-21): since when, ISO 8601 in UTC; null if the account is
 * not blocked.
 */
export const userBlockAnswer = v.object({ blockedAt: v.nullable(v.string()) })
export type UserBlock = v.InferOutput<typeof userBlockAnswer>
