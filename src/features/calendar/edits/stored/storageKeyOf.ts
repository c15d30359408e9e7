import { endpoints } from '#contract/endpoints.ts'
import { storageKeyAnswer } from '#contract/identity.ts'
import { ApiError } from '../../../../api/ApiError.ts'
import type { Api } from '../../../../api/createApi.ts'
import { importKey } from './encryptedJson.ts'

/**
 * The key that the service gives the person who is signed in, for what their devices store (ID-24). It is in memory alone.
 *
 * @returns null where the service gives none
 * @throws {ApiError} where it cannot be asked now
 */
export async function storageKeyOf(api: Api): Promise<CryptoKey | null> {
  if (!api.config.features.storageKey) return null
  try {
    const { value } = await api.send(endpoints.storageKey, { schema: storageKeyAnswer, isUncached: true })
    return await importKey(value.key)
  } catch (error) {
    if (error instanceof ApiError && error.status !== null && error.status < 500) return null
    throw error
  }
}
