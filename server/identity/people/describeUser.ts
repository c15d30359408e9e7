import type { Principal } from '../../context.ts'

/** A user as they see themselves (ID-11). */
export function describeUser({ user, isAdmin }: Pick<Principal, 'user' | 'isAdmin'>) {
  const displayName = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return {
    _id: user.id,
    id: user.id,
    firstname: user.firstName,
    lastname: user.lastName,
    displayName: displayName === '' ? user.email : displayName,
    preferredEmail: user.email,
    emails: [user.email],
    domains: [{ domain_id: user.domainId }],
    isPlatformAdmin: isAdmin,
    configurations: { modules: [] },
  }
}
