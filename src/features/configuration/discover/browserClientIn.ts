import { isRelayed, issuerOf } from '#contract/configuration.ts'
import type { DiscoverBody } from '#contract/discovery.ts'
import { isSameIssuer } from '#contract/isSameIssuer.ts'
import { configurationOf, type SettingsDraft } from '../SettingsDraft.ts'

/**
 * The application's client, the first, as discovery needs it (CFG-8), if the browser redeems its codes at the
 * common issuer. Empty if the service redeems them (CFG-7), if there are no codes, or if nothing is typed
 * yet.
 */
export function browserClientIn(
  draft: Pick<SettingsDraft, 'issuerUrl' | 'clients'>,
): Pick<DiscoverBody, 'client_id'> {
  const settings = configurationOf(draft)
  const [client] = settings.clients
  const issuer = client && issuerOf(settings, client)
  if (client === undefined || client.client_id === '' || isRelayed(client)) return {}
  if (issuer === undefined || settings.issuer_url === undefined) return {}
  const hasCode = (client.response_type ?? 'code') === 'code'
  return hasCode && isSameIssuer(issuer, settings.issuer_url) ? { client_id: client.client_id } : {}
}
