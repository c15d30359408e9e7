import type { Ports } from '../ports.ts'
import { logSecurity } from '../securityLog.ts'
import { accountNamed } from './embeddedAccounts.ts'

/** The fact in the store that the embedded provider's administrator was created. */
export const embeddedAdminFact = 'embedded administrator'

/**
 * At the first start with another provider, removes the password, sessions and tokens of the embedded
 * provider's administrator, because everyone knows that password. A different password set by the operator
 * stays.
 */
export async function retireEmbeddedAdmin({
  store,
  passwords,
  log,
}: Pick<Ports, 'store' | 'passwords' | 'log'>): Promise<void> {
  const account = accountNamed('admin')
  const admin = account === undefined ? null : await store.users.byEmail(account.email)
  if (account === undefined || admin === null) return
  if ((await store.configuration.recall(embeddedAdminFact)) === 'gone') return
  const hash = await store.passwords.hashOf(admin.id)
  if (hash !== null && (await passwords.verify(account.name, hash)))
    await store.passwords.remove(admin.id, hash)
  await store.sessions.closeAllOf(admin.id)
  await store.tokens.deleteAllOf(admin.id)
  await store.configuration.remember(embeddedAdminFact, 'gone')
  logSecurity(log, 'embedded-admin-removed', { person: admin.id })
}
