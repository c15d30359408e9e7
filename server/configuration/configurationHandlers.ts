import { maskedSettings } from '#contract/secretProperties.ts'
import * as v from 'valibot'
import { configurationKeys } from '#contract/configuration.ts'
import type { Context, RequestContext } from '../context.ts'
import type { Handlers } from '../Handler.ts'
import { etagOf } from '../http/headers/etagOf.ts'
import { shapeProblem } from '../http/body/shapeProblem.ts'
import { readAnyJson } from '../http/body/readJson.ts'
import { unchanged } from '../http/headers/unchanged.ts'
import { throwHttpError } from '../HttpError.ts'
import { logSecurity } from '../securityLog.ts'
import { roomDirectory } from '../rooms/roomDirectory.ts'
import type { Services } from '../services.ts'
import { withTimeout } from '../withTimeout.ts'
import { roomsKey, type Room } from '#contract/rooms/rooms.ts'
import { applicationIssuer } from '#contract/configuration.ts'
import { deriveAppConfig } from './application/deriveAppConfig.ts'
import { openIdKey, readOpenIdSettings } from './settings/openIdSettings.ts'
import { readModules } from './settings/readModules.ts'
import { throwStale } from './settings/throwStale.ts'

/** How long a provider may delay the configuration: the application shows nothing before it arrives. */
const maxDiscoveryMs = 500

/**
 * The configuration of platform and application (CFG-1 to CFG-6). Scope and body are checked before the
 * caller's rights (CFG-4).
 */
export function configurationHandlers({
  ports: { store, settings, log },
  identity,
  discoveries,
  savedSettings,
  savedRooms,
  closeRooms,
}: Services): Handlers<'appConfig' | 'readConfigurations' | 'putConfigurations'> {
  async function putRooms(context: Context<'putConfigurations'>, rooms: readonly Room[]): Promise<Response> {
    const { request, address = null, principal } = context
    const saver = { userId: principal.user.id, address }
    const outcome = await savedRooms.save(rooms, saver, request.headers.get('if-match'))
    if (outcome.kind === 'stale') return throwStale()
    await closeRooms(outcome.removed)
    logSecurity(log, 'rooms-saved', { by: saver.userId })
    return new Response(null, { status: 204, headers: { etag: outcome.etag } })
  }

  return {
    appConfig: async ({ request }) => {
      const configuration = await readOpenIdSettings(store)
      const issuer = applicationIssuer(configuration)
      const discovered = issuer === null ? null : await withTimeout(maxDiscoveryMs, discoveries.of(issuer))
      const hasRooms = (await roomDirectory(store).all()).length > 0
      const derived = deriveAppConfig(settings, configuration, discovered, hasRooms)
      if (derived === null) throwHttpError('provider-misconfigured', 'Sign-in isn’t configured yet.')
      const etag = `W/${await etagOf(JSON.stringify(derived))}`
      return unchanged(request, etag) ?? Response.json(derived, { headers: { etag } })
    },

    readConfigurations: {
      read: async (context) => {
        const modules = await readOfPlatform(context, readKeys)
        return async () => {
          const openId = await savedSettings.read()
          const rooms = await savedRooms.read()
          const asksFor = (key: ConfigurationKey) =>
            modules.some(({ name, keys }) => name === key.module && keys.includes(key.name))
          const valueOf = (module: string, name: string) => {
            const isNamed = (key: ConfigurationKey) => module === key.module && name === key.name
            if (isNamed(openIdKey) && openId.value !== null) return { value: maskedSettings(openId.value) }
            return isNamed(roomsKey) && rooms.value !== null ? { value: rooms.value } : {}
          }
          // A PUT saves one of them: the ETag is that of the one that is asked for.
          const asked = [
            ...(asksFor(openIdKey) ? [openId.etag] : []),
            ...(asksFor(roomsKey) ? [rooms.etag] : []),
          ]
          const [etag] = asked
          return Response.json(
            modules.map(({ name, keys }) => ({
              name,
              configurations: keys.map((key) => ({ name: key, ...valueOf(name, key) })),
            })),
            etag === undefined || asked.length > 1 ? {} : { headers: { etag } },
          )
        }
      },
    },

    putConfigurations: {
      read: async (context) => {
        const { openId, rooms } = await readOfPlatform(context, readModules)
        return async () => {
          if (rooms !== null) return putRooms(context, rooms)
          if (openId === null) return new Response(null, { status: 204 })
          const { request, address = null, principal } = context
          const saver = { userId: principal.user.id, address }
          const ifMatch = request.headers.get('if-match')
          const outcome = await savedSettings.save(openId, saver, ifMatch, identity.pins.settle)
          if (outcome.kind === 'stale') return throwStale()
          logSecurity(log, 'settings-saved', { by: saver.userId })
          return new Response(null, { status: 204, headers: { etag: outcome.etag } })
        }
      },
    },
  }
}

type ConfigurationKey = { readonly module: string; readonly name: string }

/** Reads a call about the configuration of the platform: first its scope, then its body (CFG-4). */
async function readOfPlatform<Body>(
  context: Pick<RequestContext, 'request' | 'url' | 'upload'>,
  read: (body: unknown) => Body,
): Promise<Body> {
  const scope = context.url.searchParams.get('scope')
  if (scope === null || scope === '')
    throwHttpError('missing-scope', 'The scope is missing: ?scope=platform.')
  if (scope !== 'platform') throwHttpError('wrong-shape', 'The scope must be platform.')
  return read(await readAnyJson(context))
}

function readKeys(body: unknown) {
  const read = v.safeParse(configurationKeys, body)
  return read.success ? read.output : throwHttpError('wrong-shape', `${shapeProblem(read.issues[0])}.`)
}
