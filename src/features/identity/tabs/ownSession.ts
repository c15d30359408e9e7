/** How long a reloaded page waits for the page it replaces to let go. */
const patienceMs = 1000

/**
 * Make this tab the only owner of a session, for as long as the tab lives. A duplicated tab holds a copy of
 * the refresh token. If the provider rotates it, using both copies ends the whole session (RFC 9700 4.14.2).
 *
 * @returns false if another tab owns it; true also if the browser cannot tell
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
