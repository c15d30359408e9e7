import type { AppConfig } from '#contract/appConfig.ts'
import { endpoints } from '#contract/endpoints.ts'

/** No longer than this for an answer: whoever is slow may still be there. */
const patienceMs = 1500

/**
 * Ask the service whether the provider answers (CFG-12), before the page is left for it.
 *
 * @returns false where the service found nobody there; true also where nobody can tell, or not in time
 */
export async function knock(
  fetch: typeof globalThis.fetch,
  { baseUrl }: Pick<AppConfig, 'baseUrl'>,
): Promise<boolean> {
  const door = baseUrl.replace(/\/$/, '') + endpoints.provider.path
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(door, { cache: 'no-store', credentials: 'omit', signal }).catch(() => null)
  return answer?.status !== 503
}
