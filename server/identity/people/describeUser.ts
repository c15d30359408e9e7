import type { Principal } from '../../context.ts'
import { addressesOf } from './addressIn.ts'
import { displayNameOf } from './displayNameOf.ts'

/** A user as they see themselves (ID-11). */
export function describeUser({ user, isAdmin }: Pick<Principal, 'user' | 'isAdmin'>) {
  return {
    _id: user.id,
    id: user.id,
    firstname: user.firstName,
    lastname: user.lastName,
    displayName: displayNameOf(user),
    preferredEmail: user.email,
    emails: addressesOf(user),
    domains: [{ domain_id: user.domainId }],
    isPlatformAdmin: isAdmin,
    configurations: { modules: [] },
  }
}
