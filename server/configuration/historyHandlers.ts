import type { Handlers } from '../Handler.ts'
import { throwHttpError } from '../HttpError.ts'
import { newPlaces, vouchFor } from '../identity/people/pins.ts'
import { logSecurity } from '../securityLog.ts'
import type { Services } from '../services.ts'
import type { BeforeWriting } from './settings/savedSettings.ts'
import { throwStale } from './settings/throwStale.ts'

/** Former versions of the sign-on settings, and the audit of their changes (CFG-9, CFG-10). */
export const historyHandlers = ({
  ports,
  savedSettings: saved,
}: Services): Handlers<'configurationHistory' | 'restoreConfiguration' | 'configurationAudit'> => ({
  configurationHistory: async () => {
    const { etag } = await saved.read()
    return Response.json({ versions: await saved.versions() }, { headers: { etag } })
  },

  restoreConfiguration: async ({ request, address = null, principal: { user }, parameters }) => {
    const saver = { userId: user.id, address }
    // People signed in with these settings before, so that no trial is needed.
    const vouch: BeforeWriting = async (before, after) =>
      vouchFor(ports.store, await newPlaces(before, after))
    const ifMatch = request.headers.get('if-match')
    const outcome = await saved.restore(parameters.versionId, saver, ifMatch, vouch)
    if (outcome.kind === 'stale') return throwStale()
    if (outcome.kind === 'missing')
      return throwHttpError('not-found', 'There is no such version that can be restored.')
    logSecurity(ports.log, 'settings-restored', { by: user.id })
    return new Response(null, { status: 204, headers: { etag: outcome.etag } })
  },

  configurationAudit: async () => Response.json({ entries: await saved.audit() }),
})
