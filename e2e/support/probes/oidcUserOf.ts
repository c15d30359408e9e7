/** What a page keeps in sessionStorage. */
type Held = { readonly sessionStorage: Readonly<Record<string, string>> }

/** What oidc-client-ts keeps of a session: the access token, when it expires, in seconds since 1970, and who issued it. */
export function oidcUserOf({ sessionStorage }: Held): {
  readonly access_token: string
  readonly expires_at: number
  readonly profile: { readonly iss: string }
} {
  const key = Object.keys(sessionStorage).find((each) => each.startsWith('oidc.user:'))
  if (!key) throw new Error('Nobody is signed in: sessionStorage holds no oidc.user')
  return JSON.parse(sessionStorage[key] ?? '{}')
}
