import type { Principal } from '../../context.ts'
import { throwHttpError } from '../../HttpError.ts'

const madeHere: ReadonlySet<Principal['via']> = new Set<Principal['via']>(['bearer', 'jwt'])

/**
 * Refuses a token that this service made (ID-18, ID-19) where it could become more than it is: another
 * credential, or a provider of someone's choice, and through that any person. A password, a provider's token
 * and a session pass.
 *
 * @throws {HttpError} needs-sign-in
 */
export function requireSignIn(principal: Principal): Principal {
  if (madeHere.has(principal.via)) {
    throwHttpError('needs-sign-in', 'Access tokens can’t do this. Sign in instead.')
  }
  return principal
}
