import * as v from 'valibot'
import { openIdConfiguration, type OpenIdConfiguration } from '#contract/configuration.ts'
import type { Store } from '../../store/Store.ts'
import { StoreUnavailable } from '../../store/storeErrors.ts'

/** The module and name of the sign-on settings among the configurations (CFG-2). */
export const openIdKey = { module: 'core', name: 'openid-connect' } as const

/**
 * Reads the sign-on settings. While the store cannot be reached it returns those read last, so that sign-in
 * still works.
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

/** @returns null if nothing readable is stored */
export const readOpenIdSettings = async (store: Store): Promise<OpenIdConfiguration | null> =>
  parseOpenIdSettings(await store.configuration.get(openIdKey.module, openIdKey.name))

/** Parses stored sign-on settings; null if they are not readable. */
export function parseOpenIdSettings(stored: unknown): OpenIdConfiguration | null {
  const parsed = v.safeParse(openIdConfiguration, stored)
  return parsed.success ? parsed.output : null
}
