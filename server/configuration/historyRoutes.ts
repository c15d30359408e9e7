import type { Hono } from 'hono'
import type { Services } from '../services.ts'
import { newPlaces, vouchFor } from '../identity/pins.ts'
import { mount } from '../http/mount.ts'
import { requireSignIn } from '../identity/requireSignIn.ts'
import { throwHttpError } from '../HttpError.ts'
import { logSecurity } from '../securityLog.ts'
import { throwStale } from './throwStale.ts'

/** CFG-9 and CFG-10: the past of the sign-on settings, for administrators. */
export function historyRoutes(
  app: Hono,
  { identity, ports, addressOf, savedSettings: saved }: Services,
): void {
  mount(app, {
    '/api/configurations/history': {
      GET: async ({ request }) => {
        await identity.requireAdministrator(request)
        const { etag } = await saved.read()
        return Response.json({ versions: await saved.versions() }, { headers: { etag } })
      },
    },
    '/api/configurations/history/{versionId}/restore': {
      POST: async ({ request, slot }) => {
        const principal = await identity.authenticate(request)
        const { user, isAdmin } = principal
        if (!isAdmin) throwHttpError('forbidden', 'Only platform administrators may do this.')
        requireSignIn(principal)
        const saver = { userId: user.id, address: addressOf(request) ?? null }
        const { value: before } = await saved.read()
        const outcome = await saved.restore(slot('versionId'), saver, request.headers.get('if-match'))
        if (outcome.kind === 'stale') return throwStale()
        if (outcome.kind === 'missing')
          return throwHttpError('not-found', 'There is no such version that can be restored.')
        // What has held before was good for signing in: nobody need try it again.
        const { value: after } = await saved.read()
        if (after !== null) await vouchFor(ports.store, await newPlaces(before, after))
        logSecurity(ports.log, 'settings-restored', { by: user.id })
        return new Response(null, { status: 204, headers: { etag: outcome.etag } })
      },
    },
    '/api/configurations/audit': {
      GET: async ({ request }) => {
        await identity.requireAdministrator(request)
        return Response.json({ entries: await saved.audit() })
      },
    },
  })
}
