import * as v from 'valibot'
import { appConfig, type AppConfig } from '#contract/appConfig.ts'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { failureBehind } from '../../../api/explain.ts'
import type { Api } from '../../../api/createApi.ts'

/** What `config.json` says now; `none` if no sign-in is set up (CFG-6), null if it cannot be read. */
export async function getSignInNow(api: Api): Promise<AppConfig['oidc'] | 'none' | null> {
  try {
    const { value } = await api.send(endpoints.appConfig, { schema: appConfig })
    return value.oidc
  } catch (error) {
    return failureBehind(error) === 'provider-misconfigured' ? 'none' : null
  }
}

/**
 * Whether an issuer answers the service with its discovery document (CFG-8); null if the service cannot be
 * asked.
 */
export async function getIsDiscovered(api: Api, issuer: string): Promise<boolean | null> {
  try {
    await api.send(administrationEndpoints.discover, {
      body: { json: { issuer_url: issuer } },
      schema: v.unknown(),
    })
    return true
  } catch (error) {
    return failureBehind(error) === 'wrong-shape' ? false : null
  }
}
