import type { Hono } from 'hono'
import type { Slots } from '#contract/endpoints.ts'
import { throwHttpError } from '../HttpError.ts'
import { methodOf } from './methodOf.ts'
import { pathTemplate } from './pathTemplate.ts'
import { noteRoute } from './routeOf.ts'

/** One request on its way to its handler. */
export type Call = {
  readonly request: Request
  /** The verb that counts: `X-HTTP-Method-Override` of a POST applied (CAL-22), upper case. */
  readonly method: string
  readonly url: URL
  /** The decoded text of a slot of the path's template. */
  readonly slot: (name: string) => string
}

export type Handler = (call: Call) => Response | Promise<Response>

/** Templates with their verbs: `{ '/api/user': { GET: handler } }`. The first template that fits a path has it. */
export type Paths = Readonly<Record<string, Readonly<Record<string, Handler>>>>

type Route = {
  readonly template: string
  readonly match: (pathname: string) => Slots | null
  readonly verbs: Paths[string]
}

const mounted = new WeakMap<Hono, Route[]>()

/** Everything that was mounted on an application. */
export const mountedOn = (app: Hono): Paths =>
  Object.fromEntries((mounted.get(app) ?? []).map(({ template, verbs }) => [template, verbs]))

/** Mounts a table of paths. Any verb may be named; the others are 405 with `Allow` (ERR-3), HEAD is answered by GET. */
export function mount(app: Hono, paths: Paths): void {
  const known = mounted.get(app)
  const routes = known ?? []
  routes.push(
    ...Object.entries(paths).map(([template, verbs]) => ({ template, match: pathTemplate(template), verbs })),
  )
  if (known !== undefined) return
  // One way in for all tables: a request is read once, however many there are.
  mounted.set(app, routes)
  app.use(async (c, next) => {
    const request = c.req.raw
    const url = new URL(request.url)
    for (const { template, match, verbs } of routes) {
      const slots = match(url.pathname)
      if (slots === null) continue
      noteRoute(request, template)
      return answer(verbs, request, url, slots)
    }
    return next()
  })
}

async function answer(verbs: Paths[string], request: Request, url: URL, slots: Slots): Promise<Response> {
  const method = methodOf(request)
  const handler = Object.hasOwn(verbs, method) ? verbs[method] : undefined
  if (method === 'OPTIONS') return new Response(null, { headers: { allow: allowedVerbs(verbs) } })
  if (handler === undefined) {
    const allowed = allowedVerbs(verbs)
    throwHttpError('method-not-allowed', `This address answers ${allowed} only.`, { allow: allowed })
  }
  return handler({ request, method, url, slot: (name) => slots[name] ?? missingSlot(name) })
}

function allowedVerbs(verbs: Paths[string]): string {
  const named = Object.keys(verbs)
  return [...(named.includes('GET') ? ['HEAD'] : []), ...named, 'OPTIONS'].join(', ')
}

function missingSlot(name: string): never {
  throw new RangeError(`the template has no slot ${name}`)
}
