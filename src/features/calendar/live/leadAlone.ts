/**
 * Does something in one tab of all that ask by this name: in the first, and after that in the next. Without locks, or
 * where they are refused because storage is blocked, each tab does it.
 */
export async function leadAlone(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  signal: AbortSignal,
  lead: () => Promise<void>,
): Promise<void> {
  if (locks === undefined) return lead()
  let isLeading = false
  try {
    await locks.request(name, { signal }, () => {
      isLeading = true
      return lead()
    })
  } catch (error) {
    if (signal.aborted) return
    if (isLeading) throw error
    await lead()
  }
}
