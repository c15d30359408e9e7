/** What is ours in a storage: the session and everything typed or chosen. Others on the same origin keep theirs. */
const ours = ['kalends.', 'oidc.']

/** Leave nothing of a person behind (ID-14). */
export function forgetPerson(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) if (ours.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
}
