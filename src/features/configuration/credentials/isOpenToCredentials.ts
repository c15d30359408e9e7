import type { Failure } from '#contract/failure.ts'

/**
 * Whether an administrator's name and password may overcome a failure: the person lacks the permission, or the
 * provider cannot say who they are, as after settings that lock everybody out.
 */
export const isOpenToCredentials = (failure: Failure, hasCredentials: boolean): boolean =>
  failure === 'forbidden' || (!hasCredentials && ofProvider.has(failure))

const ofProvider: ReadonlySet<Failure> = new Set(['unavailable', 'provider-misconfigured'])
