import { allowedOrigins } from '../http/allowedOrigins.ts'
import type { ServiceSettings } from '../ports.ts'
import type { OpenedSession } from './sessions.ts'

const cookieName = 'kalends'

/** The value of the session cookie, or null. */
export function sessionCookie(request: Request): string | null {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((each) => each.trim())
  return cookies.find((each) => each.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? null
}

/**
 * The `Set-Cookie` header that gives a session to the browser (ID-12, ID-15).
 *
 * @param request what asked for it: from which page decides how the cookie travels
 */
export function openingCookie(
  request: Request,
  { secret, maxAgeSeconds }: OpenedSession,
  settings: ServiceSettings,
): string {
  const life = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${cookieName}=${secret}${attributes(request, settings)}${life}`
}

/** The `Set-Cookie` header that takes it away from the page that asks. */
export const closingCookie = (request: Request, settings: ServiceSettings) =>
  `${cookieName}=${attributes(request, settings)}; Max-Age=0`

function attributes(request: Request, settings: ServiceSettings): string {
  const page = pageOf(request, settings)
  const dav = new URL(settings.davUrl ?? settings.publicUrl)
  // Which hosts share a site only a list of all public suffixes knows: another host counts as another site.
  // Browsers that block cookies across sites keep one that counts below the application's site alone.
  if (dav.hostname !== page.hostname) return '; Path=/; HttpOnly; Secure; SameSite=None; Partitioned'
  return `; Path=/; HttpOnly${dav.protocol === 'https:' ? '; Secure' : ''}; SameSite=Lax`
}

/** Where the application that asks was loaded from: an allowed origin of its own, or the service. */
function pageOf(request: Request, settings: ServiceSettings): URL {
  const origin = request.headers.get('origin')
  const isAllowed = origin !== null && allowedOrigins(settings).has(origin)
  return new URL(isAllowed ? origin : settings.publicUrl)
}
