import type { DelayVerdict } from '../throttle/accountDelay.ts'
import type { CredentialVerdict } from '../strategy.ts'

/** Asked with the account whose password would be tried: one of ours, or an entry of a directory. */
export type TakeTurn = (account: string) => Promise<DelayVerdict>

export type NotAdmitted = Exclude<DelayVerdict, { readonly kind: 'admitted' }>

/**
 * Decides on a name and its password: `not-mine` if it has no password of that name. No password is looked at
 * before its account was admitted; what else was answered there is given back.
 */
export type PasswordCheck = (
  username: string,
  password: string,
  takeTurn: TakeTurn,
) => Promise<CredentialVerdict | NotAdmitted>
