const nameOf = (tab: string) => `kalends.tab.${tab}`

/** Hold the lock of a tab for as long as its page lives. Resolves once it is held. */
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

/** Whether the page of a tab is gone: closed, crashed or loaded anew. */
export const isTabGone = (locks: LockManager, tab: string): Promise<boolean> =>
  locks.request(nameOf(tab), { ifAvailable: true }, (lock) => lock !== null)
