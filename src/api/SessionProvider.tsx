import { createContext, use, useSyncExternalStore } from 'react'
import type { Session } from './Session.ts'

const SessionContext = createContext<Session | null>(null)

/** Provides the session to everything below it, for code that must react to its end. */
export const SessionProvider = SessionContext

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

/** Whether the session has ended, now and from now on. */
export function useHasEnded(): boolean {
  const session = useSession()
  return useSyncExternalStore(session.onEnded, () => session.isEnded)
}
