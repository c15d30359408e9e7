import { addMs, dayMs, hourMs } from '#domain/time/units.ts'
import { defaultLimits } from '../../limits.ts'
import type { Clock, Digest, Log, ServiceSettings } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import type { SessionRecord, UserRecord } from '../../store/records.ts'
import { StoreFull } from '../../store/storeErrors.ts'
import { sessionCookie, type OpenedSession } from './cookie.ts'
import { newSecret } from '../../digest.ts'
import { notCached, ttlCache } from '../../ttlCache.ts'

const shortMs = 12 * hourMs
const longMs = 30 * dayMs
const recentMs = 60_000

/**
 * Sessions of the session cookie (ID-12, ID-15). They end at a fixed time, or when they were not used for
 * long. The store has only the hash of the cookie's value.
 */
export type Sessions = {
  open(userId: string, isRemembered: boolean): Promise<OpenedSession>
  /** The user of the request's cookie, or null. */
  userOf(request: Request): Promise<UserRecord | null>
  /**
   * The e-mail address that `userOf` found for this cookie within the last minute, for use while the store is
   * down (HC-2).
   */
  recentEmailOf(request: Request): Promise<string | null>
  close(request: Request): Promise<void>
  /** Ends every session of a user, on all devices. */
  closeAllOf(userId: string): Promise<void>
  /** Clears the cache behind `recentEmailOf`. */
  readonly forgetRecent: () => void
}

type World = {
  readonly store: Pick<Store, 'sessions' | 'users'>
  readonly clock: Clock
  readonly digest: Digest
  readonly log: Log
  readonly settings: ServiceSettings
}

export function sessions({ store, clock, digest, log, settings }: World): Sessions {
  const recent = ttlCache<string | null>(clock, 1000)
  const { sessionIdleMs = 14 * dayMs, limits: { sessions: limit } = defaultLimits } = settings
  // Use is noted rarely, so that most reads do not write.
  const notedMs = Math.min(hourMs, sessionIdleMs / 10)

  const isGood = ({ expiresAt, seenAt }: SessionRecord, isFormer: boolean) =>
    expiresAt > clock() && (seenAt === null || (!isFormer && clock() - seenAt < sessionIdleMs))

  const noteUse = async ({ idHash, seenAt }: SessionRecord) => {
    const now = clock()
    if (seenAt === null || now - seenAt < notedMs) return
    try {
      await store.sessions.seen(idHash, now)
    } catch (error) {
      // Reading still works while the store is full.
      if (!(error instanceof StoreFull)) throw error
      log('session-use-not-noted')
    }
  }
  const find = async (idHash: string, isFormer: boolean): Promise<UserRecord | null> => {
    const session = await store.sessions.find(idHash)
    if (session === null || !isGood(session, isFormer)) return null
    await noteUse(session)
    return store.users.byId(session.userId)
  }

  return {
    open: async (userId, isRemembered) => {
      const secret = newSecret()
      const lifeMs = isRemembered ? longMs : shortMs
      const now = clock()
      await store.sessions.open({
        idHash: await digest(secret),
        userId,
        expiresAt: addMs(now, lifeMs),
        seenAt: now,
      })
      await store.sessions.closeExpired(now)
      await store.sessions.closeBeyond(userId, limit)
      return { secret, maxAgeSeconds: isRemembered ? lifeMs / 1000 : null }
    },
    userOf: async (request) => {
      const cookie = sessionCookie(request, settings)
      if (cookie === null) return null
      const idHash = await digest(cookie.secret)
      const user = await find(idHash, cookie.isFormer)
      recent.keep(idHash, { value: user?.email ?? null, until: addMs(clock(), recentMs) })
      return user
    },
    recentEmailOf: async (request) => {
      const cookie = sessionCookie(request, settings)
      return cookie === null ? null : ((await recent.peek(await digest(cookie.secret))) ?? null)
    },
    close: async (request) => {
      const cookie = sessionCookie(request, settings)
      if (cookie === null) return
      const idHash = await digest(cookie.secret)
      await store.sessions.close(idHash)
      recent.keep(idHash, { value: null, until: notCached })
    },
    closeAllOf: async (userId) => {
      await store.sessions.closeAllOf(userId)
      recent.forgetAll()
    },
    forgetRecent: recent.forgetAll,
  }
}
