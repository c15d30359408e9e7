import { endpoints } from '#contract/endpoints.ts'
import { storageKeyAnswer } from '#contract/identity.ts'
import { ApiError } from '../../../../api/ApiError.ts'
import type { Api } from '../../../../api/createApi.ts'
import { importKey } from './encryptedJson.ts'

/**
 * The key with which the signed-in person's devices encrypt what they store (ID-24), from the service. It is
 * kept in memory only.
 *
 * @returns null if the service provides none
 * @throws {ApiError} if it cannot be requested now
 */
export async function storageKeyOf(api: Api): Promise<CryptoKey | null> {
  if (!api.config.features.storageKey) return null
  try {
    const { value } = await api.send(endpoints.storageKey, { schema: storageKeyAnswer, isUncached: true })
    return await importKey(value.key)
  } catch (error) {
    if (error instanceof ApiError && isFinal(error.status)) return null
    throw error
  }
}

/** Asked too often, signed out for a moment, or answered by something between: the next time there may be a key. */
const isFinal = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && status !== 401 && status !== 429
