import { readOpenIdSettings } from '../../configuration/settings/openIdSettings.ts'
import { StartProblem } from '../StartProblem.ts'
import type { Store } from '../../store/Store.ts'
import { putConfiguration } from './storedConfiguration.ts'

/**
 * Sets whether e-mail addresses of a client's provider count although it does not say that they are verified
 * (ID-8). The client is the first one, the application's, unless given.
 *
 * @returns what was done, in a sentence
 * @throws {StartProblem} if there is no such client
 */
export async function trustEmail(store: Store, isTrusted: boolean, clientId?: string): Promise<string> {
  const settings = await readOpenIdSettings(store)
  const client = settings?.clients.find(({ client_id: id }) => clientId === undefined || id === clientId)
  if (settings === null || client === undefined) throw new StartProblem('No such client.')
  const clients = settings.clients.map((each) =>
    each === client ? { ...each, email_trusted: isTrusted } : each,
  )
  await putConfiguration(store, { ...settings, clients })
  return isTrusted
    ? `E-mail addresses from the provider of ${client.client_id} are trusted.`
    : `E-mail addresses from the provider of ${client.client_id} are trusted only if it says they’re verified.`
}
