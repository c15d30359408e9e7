import * as v from 'valibot'
import { endpoints } from '#contract/endpoints.ts'
import type { Api } from '../../../api/createApi.ts'
import { getSettings } from './requests.ts'

/**
 * Find out whether a name and a password are an administrator's. A service that cannot read its settings back is asked at least
 * whose they are; whether they are an administrator's shows when something is saved.
 *
 * @throws {ApiError} `unknown-domain` where they are wrong, `forbidden` where they are somebody else's
 */
export async function proveAdministrator(api: Api): Promise<void> {
  const settings = await getSettings(api)
  if (settings.kind === 'cannot-read') await api.send(endpoints.user, { schema: v.unknown() })
}
