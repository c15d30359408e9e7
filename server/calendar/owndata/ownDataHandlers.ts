import { makeZip } from 'client-zip'
import { eraseBody } from '#contract/people/ownData.ts'
import { digest as webDigest } from '../../digest.ts'
import type { Handlers } from '../../Handler.ts'
import { streamOf } from '../../http/body/streamOf.ts'
import { readJson } from '../../http/body/readJson.ts'
import { throwHttpError } from '../../HttpError.ts'
import { closingCookies } from '../../identity/sessions/cookie.ts'
import { callBudget } from '../../identity/throttle/callBudget.ts'
import { logSecurity } from '../../securityLog.ts'
import type { Services } from '../../services.ts'
import { erasePerson } from './erasePerson.ts'
import { ownDataFiles } from './ownDataFiles.ts'

/** As often as somebody wants a copy, and too rarely to keep the service busy. */
const budget = { name: 'own-data', limit: 10, windowMs: 60 * 60_000 } as const
const largestBody = 4 * 1024

/** Everything that is one's own: as one file, and deleted for ever (USR-3). */
export function ownDataHandlers({
  ports,
  identity,
  deliveries,
  elsewhere,
  throttleCounts: counts,
}: Services): Handlers<'exportOwnData' | 'eraseOwnData'> {
  const { clock, log, settings, digest = webDigest } = ports
  const count = callBudget(budget, 'You downloaded your data too often. Please wait an hour.', {
    counts,
    clock,
    digest,
  })
  return {
    exportOwnData: async ({ request, principal }) => {
      const lastModified = new Date(clock())
      const name = `kalends-${lastModified.toISOString().slice(0, 10)}.zip`
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      }
      if (request.method === 'HEAD') return new Response(null, { headers })
      await count(principal)
      logSecurity(log, 'own-data-exported', { person: principal.user.id })
      const files = ownDataFiles(ports, principal.user, () => request.signal)
      return new Response(streamOf(zipped(files, lastModified)), { headers })
    },

    eraseOwnData: async (call) => {
      const { user } = call.principal
      const { email, tellGuests } = await readJson(call, eraseBody, { limit: largestBody })
      if (email !== user.email) throwHttpError('wrong-shape', 'email: must be your own address.')
      await erasePerson({ ...ports, elsewhere }, user, { isTelling: tellGuests })
      identity.forgetPerson(user)
      logSecurity(log, 'account-erased', { person: user.id })
      deliveries.wake()
      return new Response(null, {
        status: 204,
        headers: closingCookies(call.request, settings).map((cookie) => ['set-cookie', cookie]),
      })
    },
  }
}

async function* zipped(files: ReturnType<typeof ownDataFiles>, lastModified: Date) {
  const reader = makeZip(dated(files, lastModified)).getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    // It rejects when a client disconnects before the end.
    await reader.cancel().catch(() => undefined)
  }
}

async function* dated(files: ReturnType<typeof ownDataFiles>, lastModified: Date) {
  for await (const file of files) yield { ...file, lastModified }
}
