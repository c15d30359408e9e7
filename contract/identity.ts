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

/** The body of `POST /api/login` (ID-12). */
export const loginBody = v.object({
  username: v.pipe(v.string('must be a string'), v.nonEmpty('must not be empty')),
  password: v.pipe(v.string('must be a string'), v.nonEmpty('must not be empty')),
  rememberme: v.optional(v.boolean()),
})

/** The names of authentication strategies (ID-6), in the order they are tried by default. */
export const strategyNames = ['basic', 'basic-ldap', 'openid-connect', 'bearer', 'jwt'] as const
export type StrategyName = (typeof strategyNames)[number]

/** What a provider's UserInfo tells of a person (ID-7, ID-8). */
export const userInfo = v.looseObject({
  sub: v.optional(v.string()),
  email: v.optional(v.string()),
  email_verified: v.optional(v.union([v.boolean(), v.string()])),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
  name: v.optional(v.string()),
})
export type UserInfo = v.InferOutput<typeof userInfo>
