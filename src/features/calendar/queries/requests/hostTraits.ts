import type { CalendarName } from '#domain/edits/ObjectName.ts'
import { failureBehind } from '../../../../api/explain.ts'
import type { Api } from '../../../../api/createApi.ts'
import { deleteEvent } from './eventRequests.ts'

/** What was learned about the server behind `davUrl`, which may be another one of the family (CAL-36). */
type HostTraits = {
  /** Whether the server receives and honours `If-Match`; null until that is known. */
  honoursIfMatch: Promise<boolean> | null
  /**
   * Its CORS refuses `If-None-Match`: an object is created without it, after a look whether the name is
   * taken.
   */
  refusesIfNoneMatch: boolean
}

const traits = new WeakMap<Api, HostTraits>()

function traitsOf(api: Api): HostTraits {
  const known = traits.get(api)
  if (known) return known
  const made = { honoursIfMatch: null, refusesIfNoneMatch: false }
  traits.set(api, made)
  return made
}

export const refusesIfNoneMatch = (api: Api): boolean => traitsOf(api).refusesIfNoneMatch

export function rememberRefusedIfNoneMatch(api: Api): void {
  traitsOf(api).refusesIfNoneMatch = true
}

/**
 * Whether a write with `If-Match` is safe. If the service does not say so, this deletes an object that does
 * not exist with a version that does not exist. A 412 proves it. Any other answer does not, and nothing is
 * changed.
 */
export async function honoursIfMatch(api: Api, calendar: CalendarName): Promise<boolean> {
  if (api.config.features.preconditions) return true
  const host = traitsOf(api)
  host.honoursIfMatch ??= probe(api, calendar).catch((error: unknown) => {
    // Without an answer nothing is known, and the next write asks again.
    host.honoursIfMatch = null
    // The proxy may refuse the header in the CORS preflight, which looks like being offline.
    if (failureBehind(error) === 'offline') return false
    throw error
  })
  return host.honoursIfMatch
}

const undecided: ReadonlySet<string> = new Set([
  'offline',
  'timed-out',
  'unavailable',
  'unreadable-answer',
  'signed-out',
  'too-many-attempts',
])

async function probe(api: Api, { userId, calendarId }: CalendarName): Promise<boolean> {
  const eventId = `kalends-probe-${crypto.randomUUID()}`
  try {
    await deleteEvent(api, { userId, calendarId, eventId }, { version: '"kalends-probe"' })
    return false
  } catch (error) {
    const failure = failureBehind(error)
    if (undecided.has(failure)) throw error
    return failure === 'changed-meanwhile'
  }
}
