/**
 * Runs actions with the same key one at a time, in the order they were requested; other keys do not wait.
 * After an action that fails, the next one runs.
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
