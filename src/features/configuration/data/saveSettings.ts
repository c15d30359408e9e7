import { hashKey } from '@tanstack/react-query'
import * as v from 'valibot'
import { openIdConfiguration, type OpenIdConfiguration } from '#contract/configuration.ts'
import { maskedSettings } from '#contract/secretProperties.ts'
import type { Api } from '../../../api/createApi.ts'
import { doneAfterAll } from '../../../api/doneAfterAll.ts'
import { getSettings, putSettings } from './requests.ts'

/**
 * Saves the settings over what was read. What is stored as it was sent is no change of somebody else: the answer to an
 * earlier try was lost, or a browser has sent it twice over a connection that broke.
 *
 * @param etag of what was read; null if the server sends none
 * @returns the new ETag
 */
export async function saveSettings(
  api: Api,
  configuration: OpenIdConfiguration,
  etag: string | null,
): Promise<string | null> {
  let saved: string | null = null
  const put = async (over: string | null) => {
    saved = await putSettings(api, configuration, over)
  }
  const look = async () => {
    const now = await getSettings(api)
    if (now.kind !== 'stored' || !isSame(now.configuration, configuration)) return false
    // It does not show secrets. Saved again, what is the same makes no new version.
    await put(now.etag)
    return true
  }
  await doneAfterAll(() => put(etag), look, ['changed-meanwhile'])
  return saved
}

const isSame = (one: OpenIdConfiguration, other: OpenIdConfiguration) => shown(one) === shown(other)

const shown = (settings: OpenIdConfiguration) =>
  hashKey([v.parse(openIdConfiguration, maskedSettings(settings))])
