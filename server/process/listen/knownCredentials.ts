import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { endpoints } from '#contract/endpoints.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Clock } from '../../ports.ts'

const retainedMs = 10 * 60_000
const limit = 10_000

/** What the paths of calendars begin with. */
const [calendars = ''] = /^\/\w+\//.exec(endpoints.calendars.path) ?? []

/**
 * The credentials that the service accepted within the last minutes, by their digests. It decides who goes
 * first under load, and nothing else: anybody can send a header.
 */
export type KnownCredentials = {
  isKnown(request: IncomingMessage): boolean
  /** Notes what a request proved by being answered. */
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
      // Calendars are nobody's who is not signed in; other addresses answer anybody.
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
