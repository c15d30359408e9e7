import * as v from 'valibot'
import { appConfig, type AppConfig } from '#contract/appConfig.ts'
import { endpoints } from '#contract/endpoints.ts'
import { ApiError } from '../../api/ApiError.ts'
import { isMisconfigured } from '../../api/isMisconfigured.ts'
import { retryAfterMs } from '../../api/retryDelay.ts'
import { whileBusy } from '../../api/whileBusy.ts'
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
 * Fetch and parse `config.json` (CFG-6), which is beside the application: from its service or as a static file. A
 * service that is busy for a moment is asked again.
 *
 * @param wait resolves after so many milliseconds
 */
export const loadConfig = (
  browser: ConfigParts,
  wait?: (milliseconds: number) => Promise<unknown>,
): Promise<LoadedConfig> => whileBusy(() => ask(browser), wait).catch(() => failed('unavailable'))

const failed = (problem: ConfigProblem): LoadedConfig => ({ kind: 'failed', problem })

/** @throws {ApiError} `unavailable` */
async function ask({ address, fetch, isOnline }: ConfigParts): Promise<LoadedConfig> {
  const { method, path } = endpoints.appConfig
  const file = new URL(path.slice(1), address)
  const response = await fetch(file, { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  )
  if (!response) return failed(isOnline() ? 'unreachable' : 'offline')
  const { status, headers } = response
  if (status === 503) {
    if (await isMisconfigured(response)) return failed('provider-misconfigured')
    const request = { method, path }
    throw new ApiError('unavailable', { status, request, retryAfterMs: retryAfterMs(headers) })
  }
  if (!response.ok) return failed('unreachable')
  const read = v.safeParse(appConfig, await response.json().catch(() => null))
  return read.success ? { kind: 'loaded', config: read.output } : failed('unreadable')
}
