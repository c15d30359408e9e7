const nameOf = (tab: string) => `kalends.tab.${tab}`

/** Hold the lock of a tab as long as its page is open. Resolves once it is held. */
export function holdTab(locks: LockManager, tab: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  locks
    .request(nameOf(tab), () => {
      resolve()
      return Promise.withResolvers<never>().promise
    })
    .catch(reject)
  return promise
}

/** Whether the page of a tab is closed, crashed or reloaded. */
export const isTabGone = (locks: LockManager, tab: string): Promise<boolean> =>
  locks.request(nameOf(tab), { ifAvailable: true }, (lock) => lock !== null)
