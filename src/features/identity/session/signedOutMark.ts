export const signedOutMark = 'kalends.signed-out'

/** Whether this tab has just returned from signing out at the provider; true once. */
export function takeSignedOutMark(storage: Storage): boolean {
  const isBack = storage.getItem(signedOutMark) !== null
  storage.removeItem(signedOutMark)
  return isBack
}
