/** A JWT for readers who do not check its signature. */
export function jwtOf(claims: Readonly<Record<string, unknown>>): string {
  return [{ alg: 'RS256' }, claims, 'signature'].map((part) => base64url(JSON.stringify(part))).join('.')
}

const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The `Authorization` header of basic credentials (RFC 7617). */
export const basicOf = (username: string, password: string) => ({
  authorization: `Basic ${btoa(`${username}:${password}`)}`,
})
