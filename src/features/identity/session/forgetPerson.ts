/**
 * The prefixes of our keys: the session, and everything typed or chosen. Other applications on the same
 * origin keep theirs.
 */
const ours = ['kalends.', 'oidc.']

/** Delete everything of a person (ID-14). */
export const forgetPerson = (storage: Storage): void => forget(storage, ours)

/** Delete everything that somebody typed or looked at, except a session. */
export const forgetTraces = (storage: Storage): void => forget(storage, ['kalends.'])

function forget(storage: Storage, prefixes: readonly string[]): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
}
