import type { Ports } from '../ports.ts'
import { logSecurity } from '../securityLog.ts'
import { accountNamed } from './embeddedAccounts.ts'

/** Whether the embedded provider's administrator is in the store: a fact of it. */
export const embeddedAdminFact = 'embedded administrator'

/**
 * The administrator of the embedded provider, whose password everybody knows, ends with the first start on a
 * provider of one's own: the password that came with it, the sessions and the tokens. A password that the
 * operator set stays, being another one.
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
