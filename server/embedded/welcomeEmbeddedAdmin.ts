import { createUser } from '../identity/people/provision.ts'
import type { Ports } from '../ports.ts'
import { accountNamed } from './embeddedAccounts.ts'
import { embeddedAdminFact } from './retireEmbeddedAdmin.ts'

/**
 * Creates the administrator before anybody signs in, with a password for basic credentials (ID-12). A
 * password that was set since is kept.
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
