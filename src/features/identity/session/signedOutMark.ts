export const signedOutMark = 'kalends.signed-out'

/** Contains neither a token nor a person; stored for every tab. */
export const hereAloneMark = 'kalends.signed-out-here-alone'

/**
 * Whether this tab left to sign out at the provider; true once.
 *
 * @param state what the page's address says: the provider sends back the `state` that it was given if it has ended its
 *   session (RP-Initiated Logout 1.0, 3). Without it nobody can tell, for example if its page failed.
 */
export function takeSignedOutMark(
  storage: Storage,
  persistentStorage: Storage,
  state: string | null,
): boolean {
  const sent = storage.getItem(signedOutMark)
  storage.removeItem(signedOutMark)
  if (sent !== null && sent === state) persistentStorage.removeItem(hereAloneMark)
  return sent !== null
}
