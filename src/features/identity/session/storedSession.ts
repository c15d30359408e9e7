import * as v from 'valibot'

const text = v.fallback(v.optional(v.string(), ''), '')

const profile = v.fallback(v.optional(v.object({ sub: text, email: text }), { sub: '', email: '' }), {
  sub: '',
  email: '',
})

const storedUser = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.string(),
    expires_at: v.optional(v.number()),
    refresh_token: v.optional(v.string()),
    profile,
  }),
  v.transform(({ access_token, expires_at, refresh_token, profile: { sub, email } }) => ({
    token: access_token,
    // A token without an expiry is used until it is refused.
    expiresAt: expires_at === undefined ? Infinity : expires_at * 1000,
    canRefresh: refresh_token !== undefined,
    subject: sub,
    /** From the ID token; empty if it is not in there. */
    email,
  })),
)

/**
 * The part of oidc-client-ts's record of a signed-in person that we use. `expiresAt` is in milliseconds since
 * the epoch.
 */
export type StoredSession = v.InferOutput<typeof storedUser>

/** The key under which oidc-client-ts stores the person signed in at this provider as this client. */
export const sessionKey = (oidc: { readonly authority: string; readonly client_id: string }) =>
  `oidc.user:${oidc.authority}:${oidc.client_id}`

/**
 * Read the library's own record without the library: a page opened with a valid session never loads it. Null
 * if nothing is stored, or nothing readable.
 */
export function readStoredSession(storage: Storage, key: string): StoredSession | null {
  const read = v.safeParse(storedUser, storage.getItem(key))
  return read.success ? read.output : null
}
