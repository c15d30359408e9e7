import type { Clock, Digest } from '../ports.ts'
import type { Store, UserRecord } from '../store.ts'
import { sessionCookie } from './cookie.ts'
import { newSecret } from './digest.ts'
import { remembering } from './remembering.ts'

const shortMs = 12 * 3_600_000
const longMs = 30 * 24 * 3_600_000
const recentMs = 60_000

/** A session just opened: what the cookie says, and for how long where it outlives the browser. */
export type OpenedSession = { readonly secret: string; readonly maxAgeSeconds: number | null }

/** Sessions behind the cookie `kalends` (ID-12, ID-15). The store holds the hash of the cookie's value alone. */
export type Sessions = {
  open(userId: string, isRemembered: boolean): Promise<OpenedSession>
  /** The user of the request's cookie, or null. */
  userOf(request: Request): Promise<UserRecord | null>
  /** The e-mail address that `userOf` found for this cookie within the last minute: good where the store is down (HC-2). */
  recentEmailOf(request: Request): Promise<string | null>
  close(request: Request): Promise<void>
  /** Ends every session of a user, wherever it was opened. */
  closeAllOf(userId: string): Promise<void>
  /** Forgets what `recentEmailOf` remembers. */
  readonly forgetRecent: () => void
}

export function sessions(store: Store, clock: Clock, digest: Digest): Sessions {
  const recent = remembering<string | null>(clock, 1000)

  const find = async (idHash: string): Promise<UserRecord | null> => {
    const session = await store.sessions.find(idHash)
    return session === null || session.expiresAt <= clock() ? null : store.users.byId(session.userId)
  }

  return {
    open: async (userId, isRemembered) => {
      const secret = newSecret()
      const lifeMs = isRemembered ? longMs : shortMs
      await store.sessions.open({ idHash: await digest(secret), userId, expiresAt: clock() + lifeMs })
      await store.sessions.closeExpired(clock())
      return { secret, maxAgeSeconds: isRemembered ? lifeMs / 1000 : null }
    },
    userOf: async (request) => {
      const secret = sessionCookie(request)
      if (secret === null) return null
      const idHash = await digest(secret)
      const user = await find(idHash)
      recent.keep(idHash, { value: user?.email ?? null, until: clock() + recentMs })
      return user
    },
    recentEmailOf: async (request) => {
      const secret = sessionCookie(request)
      return secret === null ? null : recent.of(await digest(secret), nobody)
    },
    close: async (request) => {
      const secret = sessionCookie(request)
      if (secret === null) return
      const idHash = await digest(secret)
      await store.sessions.close(idHash)
      recent.keep(idHash, { value: null, until: 0 })
    },
    closeAllOf: async (userId) => {
      await store.sessions.closeAllOf(userId)
      recent.forgetAll()
    },
    forgetRecent: recent.forgetAll,
  }
}

const nobody = async () => ({ value: null, until: 0 })
