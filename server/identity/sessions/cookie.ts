import { allowedOrigins } from '../../http/headers/allowedOrigins.ts'
import type { ServiceSettings } from '../../ports.ts'

/** The name of the cookie on plain http; version 0.1 used it everywhere. */
const plainName = 'kalends'
/** Other hosts and pages on plain http cannot set a cookie with this prefix (RFC 6265bis 4.1.3.2). */
const hostName = '__Host-kalends'

type Settings = Pick<ServiceSettings, 'publicUrl' | 'davUrl' | 'allowedOrigins'>

export type SessionCookie = {
  readonly secret: string
  /** Whether the cookie has the former name, which only counts for sessions opened while it was used. */
  readonly isFormer: boolean
}

/** A new session: the value of its cookie, and its life in seconds; null if it ends with the browser. */
export type OpenedSession = { readonly secret: string; readonly maxAgeSeconds: number | null }

/** The session cookie of a request, or null. */
export function sessionCookie(request: Request, settings: Settings): SessionCookie | null {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((each) => each.trim())
  const valueOf = (name: string) =>
    cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
  const name = nameOf(settings)
  const secret = valueOf(name)
  if (secret !== null) return { secret, isFormer: false }
  const former = name === plainName ? null : valueOf(plainName)
  return former === null ? null : { secret: former, isFormer: true }
}

/**
 * The `Set-Cookie` header that opens a session in the browser (ID-12, ID-15).
 *
 * @param request the request to sign in; the page it comes from decides the cookie's attributes
 */
export function openingCookie(
  request: Request,
  { secret, maxAgeSeconds }: OpenedSession,
  settings: Settings,
): string {
  const life = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${nameOf(settings)}=${secret}${attributes(request, settings)}${life}`
}

/** The `Set-Cookie` headers that delete the cookie, and the one of the former name if it was sent. */
export function closingCookies(request: Request, settings: Settings): readonly string[] {
  const names = sessionCookie(request, settings)?.isFormer === true ? [plainName] : []
  return [nameOf(settings), ...names].map((name) => `${name}=${attributes(request, settings)}; Max-Age=0`)
}

const cookieUrl = ({ davUrl, publicUrl }: Settings) => new URL(davUrl ?? publicUrl)

const nameOf = (settings: Settings) => (cookieUrl(settings).protocol === 'https:' ? hostName : plainName)

function attributes(request: Request, settings: Settings): string {
  const page = pageOf(request, settings)
  const dav = cookieUrl(settings)
  // Whether two hosts are one site can only be told with the list of public suffixes, so any other host
  // counts as cross-site. Browsers that block such cookies still accept a partitioned one.
  if (dav.hostname !== page.hostname) return '; Path=/; HttpOnly; Secure; SameSite=None; Partitioned'
  return `; Path=/; HttpOnly${dav.protocol === 'https:' ? '; Secure' : ''}; SameSite=Lax`
}

/** The page that called: an allowed origin, else the service's own address. */
function pageOf(request: Request, settings: Settings): URL {
  const origin = request.headers.get('origin')
  const isAllowed = origin !== null && allowedOrigins(settings).has(origin)
  return new URL(isAllowed ? origin : settings.publicUrl)
}
