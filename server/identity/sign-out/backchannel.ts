import { addMs } from '#domain/time/units.ts'
import { readOpenIdSettings } from '../../configuration/settings/openIdSettings.ts'
import type { Services } from '../../services.ts'
import { readText, type Sent } from '../../http/body/readText.ts'
import { throwHttpError } from '../../HttpError.ts'
import { providerKeys } from '../../provider/providerKeys.ts'
import { readLogoutToken } from './backchannelToken.ts'
import { subjectKey } from '../openid/subjects.ts'

const largestForm = 64 * 1024
const retainedMs = 15 * 60_000

/**
 * Handles a logout token of a provider (ID-20, OpenID Connect Back-Channel Logout 1.0): ends every session of
 * the person and forgets their tokens. Every error is 400 with the same sentence; the log has the reason.
 */
export function backchannelLogout({ ports, identity, discoveries }: Services) {
  const { store, identityProvider, clock, log } = ports
  const verify = providerKeys(identityProvider, clock)

  const notGood = (reason: string): never => {
    log('logout-refused', { reason })
    return throwHttpError('wrong-shape', 'The logout token is invalid.')
  }

  return async (sent: Sent): Promise<Response> => {
    const tokens = new URLSearchParams(await readText(sent, largestForm)).getAll('logout_token')
    const [token] = tokens
    if (token === undefined || tokens.length > 1) return notGood('no token, or several')
    const configuration = await readOpenIdSettings(store)
    const read = await readLogoutToken({ clock, discoveries, configuration, verify }, token)
    if (read.kind === 'refused') return notGood(read.reason)
    const { expiring } = store
    const seen = `logout ${await subjectKey(read.issuer, read.jti)}`
    if ((await expiring.find(seen)) !== null) return notGood('seen before')
    // Stored only after the sign-out, so that a failed one can be sent again. Signing out twice is harmless.
    await identity.signOut(await subjectKey(read.issuer, read.sub))
    await expiring.sweep(clock())
    if (!(await expiring.keep(seen, { text: '', until: addMs(clock(), retainedMs) })))
      return notGood('seen before')
    log('logged-out-by-provider')
    return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
  }
}
