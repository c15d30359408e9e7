/** The access token that oidc-client-ts keeps in sessionStorage. */
export function accessTokenOf({
  sessionStorage,
}: {
  sessionStorage: Readonly<Record<string, string>>
}): string {
  const key = Object.keys(sessionStorage).find((each) => each.startsWith('oidc.user:'))
  if (!key) throw new Error('Nobody is signed in: sessionStorage holds no oidc.user')
  return JSON.parse(sessionStorage[key] ?? '{}').access_token
}
