import { createUser } from '../identity/people/provision.ts'
import type { Ports } from '../ports.ts'
import { accountNamed } from './embeddedAccounts.ts'
import { embeddedAdminFact } from './retireEmbeddedAdmin.ts'

/**
 * The administrator exists before anybody signs in, and knows basic credentials (ID-12); a password set since
 * then stays.
 */
export async function welcomeEmbeddedAdmin({
  store,
  passwords,
}: Pick<Ports, 'store' | 'passwords'>): Promise<void> {
  const account = accountNamed('admin')
  if (account === undefined) return
  const { name, email, givenName, familyName } = account
  const known = await store.users.byEmail(email)
  const admin = known ?? (await createUser(store, { email, firstName: givenName, lastName: familyName }))
  await store.configuration.remember(embeddedAdminFact, 'here')
  if ((await store.passwords.hashOf(admin.id)) !== null) return
  await store.passwords.set(admin.id, await passwords.hash(name))
}
