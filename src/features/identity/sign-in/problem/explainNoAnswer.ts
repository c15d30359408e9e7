import type { UserManager } from 'oidc-client-ts'
import type { SignInFailure } from './SignInProblem.ts'
import { problemBehind } from './problemBehind.ts'
import { parseUrl } from '../../../../api/parseUrl.ts'

const timeoutMs = 3000

/**
 * Name what went wrong when the browser got no answer. A provider that lets no page read its answers (CORS)
 * looks like one that is down, but a call whose answer is not read succeeds. Then trying again does not help.
 */
export async function explainNoAnswer(
  error: unknown,
  { settings }: Pick<UserManager, 'settings'>,
  // The library uses this to call the provider, too.
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): Promise<SignInFailure> {
  const failure = problemBehind(error)
  if (!(error instanceof TypeError)) return failure
  const asked = settings.metadata?.token_endpoint ?? settings.metadataUrl
  // An address of the calendar's own origin can be read, or it does not exist.
  const isOther = parseUrl(asked)?.origin !== parseUrl(settings.redirect_uri)?.origin
  return isOther && (await isThere(fetch, asked))
    ? { problem: 'provider-misconfigured', details: 'CORS' }
    : failure
}

const isThere = (fetch: typeof globalThis.fetch, address: string): Promise<boolean> =>
  fetch(address, {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    () => true,
    () => false,
  )
