import { maskedSettings } from '#contract/secretProperties.ts'
import * as v from 'valibot'
import {
  configurationModules,
  openIdConfiguration,
  type OpenIdConfiguration,
} from '#contract/configuration.ts'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { ApiError } from '../../../api/ApiError.ts'
import type { Api } from '../../../api/createApi.ts'

/** What is stored, secrets masked; or that this service does not allow to read it (CFG-5). */
export type StoredSettings =
  | { readonly kind: 'stored'; readonly configuration: OpenIdConfiguration; readonly etag: string | null }
  | { readonly kind: 'cannot-read' }

const blank: OpenIdConfiguration = { clients: [] }

/** Read the sign-on configuration (CFG-5). One that was never set is blank. */
export async function getSettings(api: Api, signal?: AbortSignal): Promise<StoredSettings> {
  try {
    const { value, etag } = await api.send(administrationEndpoints.readConfigurations, {
      body: { json: [{ name: 'core', keys: ['openid-connect'] }] },
      schema: configurationModules,
      meanings: { 404: 'not-supported', 405: 'not-supported', 501: 'not-supported' },
      signal,
    })
    const stored = value
      .find(({ name }) => name === 'core')
      ?.configurations.find(({ name }) => name === 'openid-connect')?.value
    // Our service never sends a secret. If another server does, it is masked here.
    const configuration = stored === undefined ? blank : maskedSettings(v.parse(openIdConfiguration, stored))
    return { kind: 'stored', configuration, etag }
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'not-supported') return { kind: 'cannot-read' }
    throw error
  }
}

/** The body that replaces the whole sign-on configuration (CFG-1). */
export const settingsBody = (value: OpenIdConfiguration) => [
  { name: 'core', configurations: [{ name: 'openid-connect', value }] },
]

/**
 * Replace the whole sign-on configuration (CFG-1), if it is still what was read.
 *
 * @param etag of what was read; null if the server sends none
 * @returns the new ETag
 */
export async function putSettings(api: Api, configuration: OpenIdConfiguration, etag: string | null) {
  const answer = await api.send(administrationEndpoints.putConfigurations, {
    body: { json: settingsBody(configuration) },
    headers: ifMatch(etag),
    schema: v.unknown(),
  })
  return answer.etag
}

/** The header that makes a change conditional. */
export const ifMatch = (etag: string | null): Readonly<Record<string, string>> =>
  etag === null ? {} : { 'If-Match': etag }
