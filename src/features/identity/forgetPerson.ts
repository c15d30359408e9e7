/** What is ours in a storage: the session and everything typed or chosen. Others on the same origin keep theirs. */
const ours = ['kalends.', 'oidc.']

/** Leave nothing of a person behind (ID-14). */
export function forgetPerson(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (ours.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
  }
}
