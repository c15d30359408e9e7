import * as v from 'valibot'
import { openIdConfiguration, type OpenIdConfiguration } from '#contract/configuration.ts'
import type { Store } from '../../store/Store.ts'
import { StoreUnavailable } from '../../store/storeErrors.ts'

/** Where the sign-on settings lie among the configurations (CFG-2). */
export const openIdKey = { module: 'core', name: 'openid-connect' } as const

/**
 * The stored sign-on settings; the last ones read where the store cannot be reached, so that sign-in survives
 * it.
 */
export function openIdSettings(store: Store): () => Promise<OpenIdConfiguration | null> {
  let last: OpenIdConfiguration | null = null
  return async () => {
    try {
      last = await readOpenIdSettings(store)
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || last === null) throw error
    }
    return last
  }
}

/** @returns null where nothing that can be read is stored */
export const readOpenIdSettings = async (store: Store): Promise<OpenIdConfiguration | null> =>
  parseOpenIdSettings(await store.configuration.get(openIdKey.module, openIdKey.name))

/** What is stored, read; null where it is nothing that can be read. */
export function parseOpenIdSettings(stored: unknown): OpenIdConfiguration | null {
  const parsed = v.safeParse(openIdConfiguration, stored)
  return parsed.success ? parsed.output : null
}
