import type { DelayVerdict } from '../throttle/accountDelay.ts'
import type { CredentialVerdict } from '../strategy.ts'

/**
 * Called with the account before its password is tried: an account of this service or an entry of a
 * directory.
 */
export type TakeTurn = (account: string) => Promise<DelayVerdict>

export type NotAdmitted = Exclude<DelayVerdict, { readonly kind: 'admitted' }>

/**
 * Checks a name and a password; `not-mine` if it has no password for that name. It calls `takeTurn` before it
 * looks at a password, and returns the verdict of `takeTurn` unless that is `admitted`.
 */
export type PasswordCheck = (
  username: string,
  password: string,
  takeTurn: TakeTurn,
) => Promise<CredentialVerdict | NotAdmitted>
