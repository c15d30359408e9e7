import type { AppConfig } from '#contract/appConfig.ts'
import { endpoints } from '#contract/endpoints.ts'
import { isMisconfigured } from '../../../api/isMisconfigured.ts'
import type { SignInProblem } from './problem/SignInProblem.ts'

/** How long to wait for an answer: a slow provider may still be there. */
const patienceMs = 1500

/**
 * Ask the service whether the provider answers (CFG-12), before the page is left for it.
 *
 * @returns why not to leave; null also if that is unknown, or not known in time
 */
export async function pingProvider(
  fetch: typeof globalThis.fetch,
  { baseUrl }: Pick<AppConfig, 'baseUrl'>,
): Promise<SignInProblem | null> {
  const address = baseUrl.replace(/\/$/, '') + endpoints.provider.path
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(address, { cache: 'no-store', credentials: 'omit', signal }).catch(() => null)
  if (answer?.status !== 503) return null
  return (await isMisconfigured(answer)) ? 'provider-misconfigured' : 'provider-unavailable'
}
