/** How long a reloaded page waits for the page it replaces to let go. */
const patienceMs = 1000

/**
 * Become the only owner of a grant, for as long as this tab lives. A duplicated tab holds a copy of the refresh token: where
 * the provider rotates it, two users of one copy lose the whole grant (RFC 9700 4.14.2).
 *
 * @returns false where another tab owns it; true also where the browser cannot tell
 */
export async function ownSession(locks: LockManager | undefined, id: string): Promise<boolean> {
  if (!locks) return true
  const { promise, resolve } = Promise.withResolvers<boolean>()
  locks
    .request(`kalends.grant.${id}`, { signal: AbortSignal.timeout(patienceMs) }, () => {
      resolve(true)
      return Promise.withResolvers<never>().promise
    })
    .catch(() => resolve(false))
  return promise
}
