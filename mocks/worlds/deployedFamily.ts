import { readErrorBody } from '#contract/failure.ts'
import { vevent } from '../support/vevent.ts'
import { readOnlyCalendar, withAccessLists } from './accessLists.ts'
import { busyWeek } from './busyWeek.ts'
import { weekOfNow } from './weekOfNow.ts'
import type { World } from './World.ts'

/**
 * The same week with answers in the form that other servers of this family send (docs/gaps.md): errors in
 * XML, hrefs with another prefix and unencoded, writes answered without body and ETag, `_id` for `id`, a
 * health answer without checks, stored settings that cannot be read, and none of our additions. The proxy
 * refuses `If-None-Match` in CORS preflight and drops `If-Match` (CAL-36), and a browser may cache its
 * answers. jCal comes back with doubled backslashes. Alice can only read one calendar, a colleague's.
 */
export const deployedFamily: World = {
  ...busyWeek,
  story: 'The service is another of its family.',
  async play(scene) {
    await busyWeek.play(scene)
    const alice = await scene.as('alice')
    await alice.createCalendar(readOnlyCalendar)
    const { at } = weekOfNow(scene.now, scene.zone)
    const talk = { uid: 'author-talk', title: 'Author talk', start: at(1, '16:00'), end: at(1, '17:00') }
    await alice.putEvent(readOnlyCalendar.id, talk.uid, vevent({ zone: scene.zone, ...talk }))
  },
  async reshape(request, answer) {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/api/configurations') && request.method === 'POST')
      return notFound('/api/configurations')
    // The CORS rules of their proxy block this, so the browser gets no answer.
    if (pathname.includes('/dav/api/') && request.headers.has('if-none-match')) return Response.error()
    const isWrite = ['PUT', 'DELETE', 'MOVE'].includes(request.method)
    if (isWrite && pathname.includes(`/${readOnlyCalendar.id}/`))
      return asXml(403, 'User did not have the required privileges ({DAV:}write-content)')
    const response = await answer(withoutConditions(await withoutAdditions(request)))
    if (pathname.includes('/dav/api/')) return asCalendarServer(request, response)
    if (pathname.endsWith('/config.json')) return withoutFeatures(response)
    if (pathname.endsWith('/api/user') && response.ok) return withUnderscoreId(response)
    if (pathname.endsWith('/api/healthcheck')) return withoutChecks(response)
    return response
  },
}

/** Their REPORT always expands, because they do not have our `expand`. */
async function withoutAdditions(request: Request): Promise<Request> {
  if (request.method === 'PUT' && request.headers.get('content-type')?.includes('calendar+json'))
    return withDoubledBackslashes(request)
  if (request.method !== 'REPORT') return request
  const text = await request.clone().text()
  return new Request(request, { method: 'REPORT', body: text.replace(/,?"expand":false/, '') })
}

/** Their proxy drops the header. */
function withoutConditions(request: Request): Request {
  if (!request.headers.has('if-match')) return request
  const passed = new Request(request)
  passed.headers.delete('if-match')
  return passed
}

/** Their conversion of jCal to text escapes what is escaped already. */
async function withDoubledBackslashes(request: Request): Promise<Request> {
  const text = await request.clone().text()
  return new Request(request, { method: 'PUT', body: text.replaceAll('\\\\', '\\\\\\\\') })
}

async function asCalendarServer(request: Request, response: Response): Promise<Response> {
  if (response.status === 304) return response
  const text = withRights(request, await response.text())
  if (!response.ok) return asXml(response.status, readErrorBody(text).details ?? '')
  if (request.method === 'PUT') return new Response(null, { status: response.status === 201 ? 201 : 204 })
  if (request.method === 'DELETE') return new Response(null, { status: 204 })
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.delete('cache-control')
  headers.set('last-modified', 'Mon, 15 Mar 2027 08:00:00 GMT')
  const body = unencodedHrefs(withoutClaims(text))
  return new Response(body === '' ? null : body, { status: response.status, headers })
}

/** Their list has rights only if it is asked for them (CAL-24). */
function withRights({ method, url }: Request, text: string): string {
  const { pathname, searchParams } = new URL(url)
  const userId = /\/calendars\/([^/]+)\.json$/.exec(pathname)?.[1]
  const isAsked = method === 'GET' && searchParams.get('withRights') === 'true'
  if (!isAsked || userId === undefined || !text.startsWith('{"_links"')) return text
  return JSON.stringify(withAccessLists(JSON.parse(text), userId))
}

/** Their list has none of our additions. */
const withoutClaims = (text: string) => text.replace(/"kalends:features":\{[^{}]*\},/, '')

const unencodedHrefs = (text: string) =>
  text.replaceAll(/"href":\s*"([^"]*)"/g, (whole, href: string) => {
    const moved = href.replace(/^\/dav\/api\//, '/').replace(/^\/calendars\//, '/sdav/calendars/')
    try {
      return `"href":${JSON.stringify(decodeURIComponent(moved))}`
    } catch {
      return whole
    }
  })

const asXml = (status: number, message: string) =>
  new Response(
    `<?xml version="1.0" encoding="utf-8"?>\n<d:error xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns">\n  <s:exception>Sabre\\DAV\\Exception</s:exception>\n  <s:message>${message.replaceAll(/[<>&]/g, ' ')}</s:message>\n</d:error>`,
    { status, headers: { 'content-type': 'application/xml; charset=utf-8' } },
  )

const notFound = (path: string) =>
  Response.json({ error: 404, message: 'Not Found', details: `Cannot POST ${path}` }, { status: 404 })

async function withoutFeatures(response: Response): Promise<Response> {
  const { features: _, ...config } = await response.json()
  return Response.json(config, { status: response.status })
}

async function withUnderscoreId(response: Response): Promise<Response> {
  const { id, _id, ...user } = await response.json()
  return Response.json({ _id: _id ?? id, ...user })
}

async function withoutChecks(response: Response): Promise<Response> {
  const { status } = await response.json()
  return Response.json({ status }, { status: response.status })
}
