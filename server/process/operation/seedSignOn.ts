import type { OpenIdConfiguration } from '#contract/configuration.ts'
import { newPlaces, vouchFor } from '../../identity/people/pins.ts'
import { openIdKey } from '../../configuration/settings/openIdSettings.ts'
import { embeddedClientId } from '../../embedded/providerConfiguration.ts'
import { embeddedIssuer } from '../../embedded/startEmbeddedProvider.ts'
import type { Store } from '../../store/Store.ts'
import type { Settings } from '../settings/readSettings.ts'

const embeddedSeed = 'embedded sign-on seed'

/**
 * Stores the sign-on settings of the environment if there are none yet (ID-16); stored ones always win. The
 * settings of the embedded provider, if nobody changed them, follow its port and are replaced by an external
 * provider. What is stored already is not stored again: a form that is open would be of a former version then.
 */
export async function seedSignOn(store: Store, provider: Settings['provider']): Promise<void> {
  const { module, name } = openIdKey
  const stored = await store.configuration.get(module, name)
  const isUntouched = JSON.stringify(stored) === (await store.configuration.recall(embeddedSeed))
  if (stored !== undefined && !isUntouched) return
  const value = seedOf(provider)
  if (JSON.stringify(stored) === JSON.stringify(value)) return
  await store.configuration.put([{ name: module, configurations: [{ name, value }] }])
  // People who administered with the former settings must not be locked out by this.
  await vouchFor(store, await newPlaces(null, value))
  if (provider.kind === 'embedded') await store.configuration.remember(embeddedSeed, JSON.stringify(value))
}

function seedOf(provider: Settings['provider']): OpenIdConfiguration {
  if (provider.kind === 'embedded') {
    const client = { client_id: embeddedClientId, ...secretOf(provider) }
    return { issuer_url: embeddedIssuer(provider.port), clients: [client] }
  }
  const { issuer, clientId, redirectUri, more } = provider
  return {
    issuer_url: issuer,
    clients: [
      {
        client_id: clientId,
        ...secretOf(provider),
        ...(redirectUri !== undefined && { redirect_uri: redirectUri }),
        ...more,
      },
    ],
  }
}

const secretOf = ({ clientSecret }: Settings['provider']) =>
  clientSecret === undefined ? {} : { client_secret: clientSecret }
