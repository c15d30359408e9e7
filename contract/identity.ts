import * as v from 'valibot'

const text = v.fallback(v.optional(v.string(), ''), '')

/** Who is signed in (ID-11). Names may be missing; the id is `id`, else `_id`. */
export const userAnswer = v.pipe(
  v.looseObject({
    _id: v.optional(v.string()),
    id: v.optional(v.string()),
    firstname: text,
    lastname: text,
    displayName: text,
    preferredEmail: text,
    emails: v.fallback(v.optional(v.array(v.string()), []), []),
    domains: v.fallback(v.optional(v.array(v.looseObject({ domain_id: v.string() })), []), []),
    isPlatformAdmin: v.fallback(v.optional(v.boolean(), false), false),
  }),
  v.check(({ id, _id }) => Boolean(id ?? _id), 'must have id or _id'),
  v.transform(({ _id, id, ...rest }) => ({ ...rest, id: id ?? _id ?? '' })),
)
export type User = v.InferOutput<typeof userAnswer>

/**
 * A password with more characters is refused without being hashed, because the time for that grows with its
 * length.
 */
export const maxPasswordLength = 1024

/** The body of `POST /api/login` (ID-12). */
export const loginBody = v.object({
  username: v.pipe(v.string('must be a string'), v.nonEmpty('must not be empty')),
  password: v.pipe(v.string('must be a string'), v.nonEmpty('must not be empty')),
  rememberme: v.optional(v.boolean()),
})

/**
 * The body of `POST /api/logout`, which may be missing (ID-12): `everywhere` is every session of the person.
 */
export const logoutBody = v.object({ everywhere: v.optional(v.boolean()) })

/** The names of authentication strategies (ID-6), in the order they are tried by default. */
export const strategyNames = ['basic', 'basic-ldap', 'openid-connect', 'bearer', 'jwt'] as const
export type StrategyName = (typeof strategyNames)[number]

/**
 * What a provider's UserInfo says about a person (ID-7, ID-8): an object, its claims not parsed. Providers
 * send claims of every type; the code that uses one decides what it accepts.
 */
export const userInfo = v.record(v.string(), v.unknown())
export type UserInfo = v.InferOutput<typeof userInfo>

/** The answer of `POST /api/jwt/generate` (ID-19); `expiresAt` is ISO 8601 in UTC. */
export const generatedJwt = v.object({ token: v.string(), expiresAt: v.string() })
export type GeneratedJwt = v.InferOutput<typeof generatedJwt>

/** The answer of `GET /api/user/storage-key` (ID-24): 256 bits in base64. */
export const storageKeyAnswer = v.object({
  key: v.pipe(v.string(), v.base64(), v.length(44)),
})
export type StorageKey = v.InferOutput<typeof storageKeyAnswer>
