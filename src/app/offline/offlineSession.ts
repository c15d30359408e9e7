import type { Renewal } from '../../api/Session.ts'
import type { OwnSession } from '../../features/identity/session/createSession.ts'

/** The session of a page that calls nobody: it needs no token, and ends when the person signs out. */
export function offlineSession(): OwnSession {
  let isEnded = false
  const listeners = new Set<() => void>()
  const none: Promise<Renewal> = Promise.resolve({ kind: 'renewed', token: '' })
  const on = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    token: () => none,
    renew: () => none,
    isFresh: () => true,
    get isEnded() {
      return isEnded
    },
    person: null,
    endsAt: null,
    onEnded: on,
    onChange: on,
    begin: () => undefined,
    end: () => {
      isEnded = true
      for (const listener of listeners) listener()
    },
  }
}
