import type { Hono } from 'hono'
import * as v from 'valibot'
import { configurationKeys } from '#contract/configuration.ts'
import type { Services } from '../services.ts'
import { etagOf } from '../http/etagOf.ts'
import { mount, type Call, type Handler } from '../http/mount.ts'
import { problemOf } from '../http/problemOf.ts'
import { readAnyJson } from '../http/readJson.ts'
import { unchanged } from '../http/unchanged.ts'
import { requireSignIn } from '../identity/requireSignIn.ts'
import { throwHttpError } from '../HttpError.ts'
import { logSecurity } from '../securityLog.ts'
import { deriveAppConfig, issuerOf } from './deriveAppConfig.ts'
import { openIdKey, readOpenIdSettings } from './openIdSettings.ts'
import { readModules } from './readModules.ts'
import type { Saver } from './savedSettings.ts'
import { throwStale } from './throwStale.ts'
import { withoutSecrets } from './secrets.ts'
import { withTimeout } from '../withTimeout.ts'

/** The application waits for its configuration before it shows anything: no longer than this for a provider. */
const maxDiscoveryMs = 500

/** CFG-1 to CFG-6. */
export function configurationRoutes(
  app: Hono,
  { ports, identity, discoveries, savedSettings, addressOf }: Services,
): void {
  const { store, settings } = ports

  /** The checks in the order of CFG-4: who asks, the scope, the body, and last whether they may. */
  const ofPlatform =
    <Body>(
      read: (body: unknown) => Body,
      answer: (body: Body, saver: Saver, request: Request) => Promise<Response>,
    ): Handler =>
    async ({ request, method, url }) => {
      const principal = await identity.authenticate(request)
      const { user, isAdmin } = principal
      requirePlatformScope(url)
      const body = read(await readAnyJson(request))
      if (!isAdmin) throwHttpError('forbidden', 'Only platform administrators may do this.')
      if (method === 'PUT') requireSignIn(principal)
      return answer(body, { userId: user.id, address: addressOf(request) ?? null }, request)
    }

  const put = ofPlatform(readModules, async (openId, saver, request) => {
    if (openId === null) return new Response(null, { status: 204 })
    await identity.pins.settle((await savedSettings.read()).value, openId)
    const outcome = await savedSettings.save(openId, saver, request.headers.get('if-match'))
    if (outcome.kind === 'stale') return throwStale()
    logSecurity(ports.log, 'settings-saved', { by: saver.userId ?? 'machine' })
    return new Response(null, { status: 204, headers: { etag: outcome.etag } })
  })

  const read = ofPlatform(readKeys, async (modules) => {
    const { value: openId, etag } = await savedSettings.read()
    const isAsked = modules.some(
      ({ name, keys }) => name === openIdKey.module && keys.includes(openIdKey.name),
    )
    const valueOf = (module: string, name: string) =>
      module === openIdKey.module && name === openIdKey.name && openId !== null
        ? { value: withoutSecrets(openId) }
        : {}
    return Response.json(
      modules.map(({ name, keys }) => ({
        name,
        configurations: keys.map((key) => ({ name: key, ...valueOf(name, key) })),
      })),
      isAsked ? { headers: { etag } } : {},
    )
  })

  const appConfig = async ({ request }: Call): Promise<Response> => {
    const configuration = await readOpenIdSettings(store)
    const issuer = issuerOf(configuration)
    const discovered = issuer === null ? null : await withTimeout(maxDiscoveryMs, discoveries.of(issuer))
    const derived = deriveAppConfig(settings, configuration, discovered)
    if (derived === null) throwHttpError('provider-misconfigured', 'Sign-in is not configured here yet.')
    const etag = `W/${await etagOf(JSON.stringify(derived))}`
    return unchanged(request, etag) ?? Response.json(derived, { headers: { etag } })
  }

  mount(app, {
    '/config.json': { GET: appConfig },
    '/api/configurations': { PUT: put, POST: read },
  })
}

function requirePlatformScope(url: Call['url']): void {
  const scope = url.searchParams.get('scope')
  if (scope === null || scope === '')
    throwHttpError('missing-scope', 'The scope is missing: ?scope=platform.')
  if (scope !== 'platform') throwHttpError('wrong-shape', 'The scope must be platform.')
}

function readKeys(body: unknown) {
  const read = v.safeParse(configurationKeys, body)
  return read.success ? read.output : throwHttpError('wrong-shape', `${problemOf(read.issues[0])}.`)
}
