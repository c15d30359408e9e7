import { createContext, use } from 'react'
import type { User } from '#contract/identity.ts'

const UserContext = createContext<User | null>(null)

/**
 * Provides the signed-in person to everything below it. The shell reads it once, before any feature mounts.
 */
export const UserProvider = UserContext

/** Who is signed in (ID-11): `id` names the home of their calendars, `emails` are their addresses. */
export function useUser(): User {
  const user = use(UserContext)
  if (!user) throw new Error('useUser needs a UserProvider above it')
  return user
}
