import { allowedOrigins } from '../../http/headers/allowedOrigins.ts'
import type { ServiceSettings } from '../../ports.ts'

/** What version 0.1 called every session cookie, and what it is called on plain http. */
const plainName = 'kalends'
/** No other host, and no page on plain http, can set a cookie of this name (RFC 6265bis 4.1.3.2). */
const hostName = '__Host-kalends'

type Settings = Pick<ServiceSettings, 'publicUrl' | 'davUrl' | 'allowedOrigins'>

export type SessionCookie = {
  readonly secret: string
  /** It has the former name: good for a session that was opened when it was in use. */
  readonly isFormer: boolean
}

/** A session just opened: what the cookie says, and for how long if it outlives the browser. */
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
 * The `Set-Cookie` header that gives a session to the browser (ID-12, ID-15).
 *
 * @param request what asked for it: from which page decides how the cookie travels
 */
export function openingCookie(
  request: Request,
  { secret, maxAgeSeconds }: OpenedSession,
  settings: Settings,
): string {
  const life = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${nameOf(settings)}=${secret}${attributes(request, settings)}${life}`
}

/**
 * The `Set-Cookie` headers that take it away from the page that asks, and one of the former name where it was
 * sent.
 */
export function closingCookies(request: Request, settings: Settings): readonly string[] {
  const names = sessionCookie(request, settings)?.isFormer === true ? [plainName] : []
  return [nameOf(settings), ...names].map((name) => `${name}=${attributes(request, settings)}; Max-Age=0`)
}

const cookieUrl = ({ davUrl, publicUrl }: Settings) => new URL(davUrl ?? publicUrl)

const nameOf = (settings: Settings) => (cookieUrl(settings).protocol === 'https:' ? hostName : plainName)

function attributes(request: Request, settings: Settings): string {
  const page = pageOf(request, settings)
  const dav = cookieUrl(settings)
  // Hosts of one site could only be found by the list of public suffixes: another host counts as another
  // site. Browsers that block cookies across sites keep one that counts below the application's site alone.
  if (dav.hostname !== page.hostname) return '; Path=/; HttpOnly; Secure; SameSite=None; Partitioned'
  return `; Path=/; HttpOnly${dav.protocol === 'https:' ? '; Secure' : ''}; SameSite=Lax`
}

/** Where the application that asks was loaded from: an allowed origin of its own, or the service. */
function pageOf(request: Request, settings: Settings): URL {
  const origin = request.headers.get('origin')
  const isAllowed = origin !== null && allowedOrigins(settings).has(origin)
  return new URL(isAllowed ? origin : settings.publicUrl)
}
