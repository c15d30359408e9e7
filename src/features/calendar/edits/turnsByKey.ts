/**
 * Actions with a key are done one after the other for each key, in the order in which they were asked for; other keys wait for nobody.
 * One that fails keeps the next from nothing.
 */
export function turnsByKey() {
  const underWay = new Map<string, Promise<void>>()
  return async (key: string, action: () => Promise<void>): Promise<void> => {
    const before = underWay.get(key)
    const done = before ? before.then(action, action) : action()
    underWay.set(key, done)
    try {
      await done
    } finally {
      if (underWay.get(key) === done) underWay.delete(key)
    }
  }
}
