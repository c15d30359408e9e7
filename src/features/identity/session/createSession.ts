import type { Renewal, Session } from '../../../api/Session.ts'
import { readStoredSession, type StoredSession } from './storedSession.ts'

/** The outcome of the refresh grant. If the provider cannot be reached it throws instead. */
export type RefreshOutcome = 'refreshed' | 'refused'

export type SessionParts = {
  readonly storage: Storage
  /** Where the session is kept in it. */
  readonly key: string
  /** The current time in milliseconds since the epoch. */
  readonly now: () => number
  /** Exchange the refresh token for new tokens, and put them into the storage. */
  readonly refresh: () => Promise<RefreshOutcome>
}

/** A session that sign-in begins and sign-out ends. */
export type OwnSession = Session & {
  /** The person in the ID token, while somebody is signed in. */
  readonly person: Pick<StoredSession, 'subject' | 'email'> | null
  /**
   * When it ends if nobody signs in again, in milliseconds since the epoch; null if it can be renewed, or if
   * that is unknown.
   */
  readonly endsAt: number | null
  /** Called when any of this changes. @returns unsubscribes */
  readonly onChange: (listener: () => void) => () => void
  /** Begin with what a completed sign-in left in the storage. */
  begin(): void
  /** Delete everything, and call the listeners. */
  end(): void
}

const renewAheadMs = 30_000
const freshMs = 30_000

/** The session of the person signed in in this tab. Renewed only on demand: no timer, no iframe. */
export function createSession({ storage, key, now, refresh }: SessionParts): OwnSession {
  let current: StoredSession | null = readStoredSession(storage, key)
  let issuedAt = -Infinity
  let isRenewable = true
  let renewing: Promise<Renewal> | null = null
  const listeners = new Set<() => void>()
  const watchers = new Set<() => void>()

  return {
    async token() {
      if (!current) return { kind: 'ended' }
      const held: Renewal = { kind: 'renewed', token: current.token }
      const remainingMs = current.expiresAt - now()
      if (remainingMs > renewAheadMs) return held
      if (remainingMs <= 0) return renewOnce()
      // Still valid for this call, whatever the result of the renewal.
      const next = isRenewable ? await renewOnce() : held
      return next.kind === 'renewed' ? next : held
    },
    async renew(refused) {
      if (current && current.token !== refused) return { kind: 'renewed', token: current.token }
      const next = await renewOnce()
      if (next.kind === 'ended') end()
      return next
    },
    isFresh: (token) => current?.token === token && now() - issuedAt < freshMs && now() < current.expiresAt,
    get isEnded() {
      return current === null
    },
    get person() {
      return current
    },
    onEnded(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get endsAt() {
      if (current === null || (current.canRefresh && isRenewable)) return null
      return Number.isFinite(current.expiresAt) ? current.expiresAt : null
    },
    onChange(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    begin,
    end,
  }

  function begin(): void {
    current = readStoredSession(storage, key)
    issuedAt = now()
    isRenewable = true
    changed()
  }

  function changed(): void {
    for (const watcher of watchers) watcher()
  }

  function end(): void {
    current = null
    storage.removeItem(key)
    for (const listener of listeners) listener()
    changed()
  }

  function renewOnce(): Promise<Renewal> {
    renewing ??= renewal().finally(() => (renewing = null))
    return renewing
  }

  async function renewal(): Promise<Renewal> {
    try {
      const outcome = isRenewable && current?.canRefresh ? await refresh() : 'refused'
      if (outcome === 'refreshed') begin()
      else if (isRenewable) {
        isRenewable = false
        changed()
      }
    } catch (cause) {
      return { kind: 'unreachable', cause }
    }
    if (current && isRenewable) return { kind: 'renewed', token: current.token }
    if (current && current.expiresAt <= now()) end()
    return { kind: 'ended' }
  }
}
