import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { endpoints } from '#contract/endpoints.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Clock } from '../../ports.ts'

const retainedMs = 10 * 60_000
const limit = 10_000

/** The first segment of the paths of calendars. */
const [calendars = ''] = /^\/\w+\//.exec(endpoints.calendars.path) ?? []

/**
 * The digests of credentials that were accepted in the last minutes. They only decide which requests come
 * first under load, because anyone can send a header.
 */
export type KnownCredentials = {
  isKnown(request: IncomingMessage): boolean
  /** Notes the credential of a request if the answer shows that it was accepted. */
  note(request: IncomingMessage, status: number): void
}

export function knownCredentials(clock: Clock): KnownCredentials {
  const acceptedAt = new Map<string, EpochMs>()
  return {
    isKnown: (request) => {
      const key = keyOf(request)
      const at = key === null ? undefined : acceptedAt.get(key)
      return at !== undefined && clock() - at < retainedMs
    },
    note: (request, status) => {
      // Only calendars prove a credential: other addresses answer without one.
      if (status >= 400 || request.url?.startsWith(calendars) !== true || request.method === 'OPTIONS') return
      const key = keyOf(request)
      if (key === null) return
      acceptedAt.delete(key)
      acceptedAt.set(key, clock())
      const [oldest] = acceptedAt.keys()
      if (acceptedAt.size > limit && oldest !== undefined) acceptedAt.delete(oldest)
    },
  }
}

function keyOf({ headers: { authorization, cookie } }: IncomingMessage): string | null {
  const credential = authorization ?? cookie
  return credential === undefined ? null : hash('sha256', credential, 'base64')
}
