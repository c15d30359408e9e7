/**
 * The prefixes of our keys: the session, and everything typed or chosen. Other applications on the same
 * origin keep theirs.
 */
const ours = ['kalends.', 'oidc.']

/** Leave nothing of a person behind (ID-14). */
export const forgetPerson = (storage: Storage): void => forget(storage, ours)

/** Leave nothing behind that somebody typed or looked at; a session stays. */
export const forgetTraces = (storage: Storage): void => forget(storage, ['kalends.'])

function forget(storage: Storage, prefixes: readonly string[]): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
}
