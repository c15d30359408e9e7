import type { Principal } from '../../context.ts'
import { throwHttpError } from '../../HttpError.ts'

const madeHere: ReadonlySet<Principal['via']> = new Set<Principal['via']>(['bearer', 'jwt'])

/**
 * Refuses tokens that this service made (ID-18, ID-19) where they could be turned into more: another
 * credential, or a different identity provider and with it any person. Passwords, provider tokens and
 * sessions pass.
 *
 * @throws {HttpError} needs-sign-in
 */
export function requireSignIn(principal: Principal): Principal {
  if (madeHere.has(principal.via)) {
    throwHttpError('needs-sign-in', 'Access tokens can’t do this. Sign in instead.')
  }
  return principal
}
