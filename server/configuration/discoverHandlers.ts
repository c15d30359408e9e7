import { discoverBody } from '#contract/discovery.ts'
import type { Handlers } from '../Handler.ts'
import { allowedOrigins } from '../http/headers/allowedOrigins.ts'
import { readJson } from '../http/body/readJson.ts'
import { throwHttpError } from '../HttpError.ts'
import type { Services } from '../services.ts'
import { discover } from '../provider/discover.ts'
import { isOriginRefused } from '../provider/isOriginRefused.ts'

/** Discovery of a provider for an administrator who has saved nothing yet (CFG-8). */
export function discoverHandlers({ ports }: Services): Handlers<'discover'> {
  const origins = allowedOrigins(ports.settings)
  return {
    discover: async (context) => {
      const { issuer_url, client_id = '' } = await readJson(context, discoverBody)
      const found = await discover(ports, issuer_url)
      if (found.kind === 'refused') return throwHttpError('wrong-shape', `issuer_url ${found.problem}.`)
      if (found.kind === 'nothing') {
        return throwHttpError(
          'wrong-shape',
          'No provider answers at the issuer_url with a discovery document.',
        )
      }
      const { discovered, warnings, metadata } = found
      const asked = context.request.headers.get('origin')
      const origin = asked !== null && origins.has(asked) ? asked : new URL(ports.settings.publicUrl).origin
      const isRefused = await isOriginRefused(ports, { token: metadata?.token_endpoint, client_id, origin })
      return Response.json({ discovered, warnings: isRefused ? [...warnings, 'no-cors'] : warnings })
    },
  }
}
