import * as v from 'valibot'
import { endpoints } from '#contract/endpoints.ts'
import type { Api } from '../../../api/createApi.ts'
import { getSettings } from './requests.ts'

/**
 * Check that a name and a password are an administrator's. If the service does not let settings be read, only
 * check whose they are; the next save shows the rest.
 *
 * @throws {ApiError} `unknown-domain` if they are wrong, `forbidden` if they are not an administrator's
 */
export async function proveAdministrator(api: Api): Promise<void> {
  const settings = await getSettings(api)
  if (settings.kind === 'cannot-read') await api.send(endpoints.user, { schema: v.unknown() })
}
