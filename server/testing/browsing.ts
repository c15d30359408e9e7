import { createHash, randomBytes } from 'node:crypto'

/** A minimal browser: it keeps cookies and follows no redirects. */
export function browsing() {
  return browsingWith(new Map())
}

/** The same, with access to its cookies. */
export function browsingWith(cookies: Map<string, string>) {
  return async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('accept', headers.get('accept') ?? 'text/html')
    headers.set('cookie', cookieHeader(cookies))
    // A connection that is kept would break when a provider restarts.
    headers.set('connection', 'close')
    const answer = await fetch(address, { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
}

/** The cookies as a request header. */
export const cookieHeader = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

export type Browse = ReturnType<typeof browsing>

/** Where a redirect leads. */
export function redirectTarget(answer: Response, from: string): URL {
  return new URL(answer.headers.get('location') ?? '', from)
}

/** Proof key for code exchange (RFC 7636). */
export function proofKey() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
