import * as v from 'valibot'
import { appConfig, type AppConfig } from '#contract/appConfig.ts'
import { endpoints } from '#contract/endpoints.ts'
import { isMisconfigured } from '../../api/isMisconfigured.ts'

import type { Browser } from '../Browser.ts'

export type ConfigParts = Pick<Browser, 'address' | 'fetch' | 'isOnline'>

/** Why there is no configuration to start with. */
export type ConfigProblem =
  | 'offline'
  | 'unreachable'
  | 'unreadable'
  | 'provider-misconfigured'
  | 'unavailable'

export type LoadedConfig =
  | { readonly kind: 'loaded'; readonly config: AppConfig }
  | { readonly kind: 'failed'; readonly problem: ConfigProblem }

/**
 * Fetch and parse `config.json` (CFG-6), which is beside the application: from its service or as a static
 * file.
 */
export async function loadConfig({ address, fetch, isOnline }: ConfigParts): Promise<LoadedConfig> {
  const failed = (problem: ConfigProblem): LoadedConfig => ({ kind: 'failed', problem })
  const file = new URL(endpoints.appConfig.path.slice(1), address)
  const response = await fetch(file, { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  )
  if (!response) return failed(isOnline() ? 'unreachable' : 'offline')
  if (response.status === 503) {
    return failed((await isMisconfigured(response)) ? 'provider-misconfigured' : 'unavailable')
  }
  if (!response.ok) return failed('unreachable')
  const read = v.safeParse(appConfig, await response.json().catch(() => null))
  return read.success ? { kind: 'loaded', config: read.output } : failed('unreadable')
}
