import type { ServiceSettings } from '../ports.ts'
import type { OpenedSession } from './sessions.ts'

const cookieName = 'kalends'

/** The value of the session cookie, or null. */
export function sessionCookie(request: Request): string | null {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((each) => each.trim())
  return cookies.find((each) => each.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? null
}

/** The `Set-Cookie` header that gives a session to the browser (ID-12, ID-15). */
export function openingCookie({ secret, maxAgeSeconds }: OpenedSession, settings: ServiceSettings): string {
  const life = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${cookieName}=${secret}${attributes(settings)}${life}`
}

/** The `Set-Cookie` header that takes it away. */
export const closingCookie = (settings: ServiceSettings) => `${cookieName}=${attributes(settings)}; Max-Age=0`

function attributes({ publicUrl, davUrl = publicUrl }: ServiceSettings): string {
  const [page, dav] = [new URL(publicUrl), new URL(davUrl)]
  // Which hosts share a site only a list of all public suffixes knows: another host counts as another site.
  // Browsers that block cookies across sites keep one that counts below the application's site alone.
  if (dav.hostname !== page.hostname) return '; Path=/; HttpOnly; Secure; SameSite=None; Partitioned'
  return `; Path=/; HttpOnly${page.protocol === 'https:' ? '; Secure' : ''}; SameSite=Lax`
}
