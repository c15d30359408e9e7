import {
  secretMask,
  secretProblem,
  type OpenIdClient,
  type OpenIdConfiguration,
} from '#contract/configuration.ts'
import { refuse } from '../refuse.ts'
import { openIdKey } from './openIdSettings.ts'

/** Settings as they may be read: each secret a mask (CFG-5). */
export function withoutSecrets(settings: OpenIdConfiguration): OpenIdConfiguration {
  const clients = settings.clients.map((client) =>
    client.client_secret === undefined ? client : { ...client, client_secret: secretMask },
  )
  return { ...settings, clients }
}

/**
 * Settings as they are stored: a mask keeps the secret of the stored client with the same id (CFG-5), an empty one is none.
 *
 * @throws {Refusal} wrong-shape where there is none to keep, or where it would go to another host than it was typed for
 */
export function withSecrets(
  settings: OpenIdConfiguration,
  stored: OpenIdConfiguration | null,
): OpenIdConfiguration {
  const clients = settings.clients.map((client, index) => {
    const { client_secret: secret, ...rest } = client
    if (secret === secretMask) return { ...rest, client_secret: keptSecret(settings, stored, client, index) }
    return secret === undefined || secret === '' ? rest : client
  })
  return { ...settings, clients }
}

function keptSecret(
  settings: OpenIdConfiguration,
  stored: OpenIdConfiguration | null,
  client: OpenIdClient,
  index: number,
): string {
  const problem = secretProblem(settings, stored, client)
  const before = stored?.clients.find(({ client_id }) => client_id === client.client_id)
  if (problem === null && before?.client_secret !== undefined) return before.client_secret
  return refuse(
    'wrong-shape',
    `${openIdKey.module}->${openIdKey.name}: clients/${index}/client_secret ${problem}`,
  )
}
