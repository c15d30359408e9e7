import * as v from 'valibot'
import { providerMetadata } from '#contract/appConfig.ts'
import { userInfo } from '#contract/identity.ts'
import type { DiscoveryAnswer, IdentityProvider, UserInfoAnswer } from '../ports.ts'
import { readText } from '../http/readText.ts'
import { Refusal } from '../refuse.ts'

const largestAnswer = 64 * 1024

/** Answers that mean the token is not good; anything else that is no 200 means that nobody could tell. */
const refusals = new Set([400, 401, 403])

/**
 * Calls OpenID providers by plain `fetch`. Decides by status alone, as one provider's `WWW-Authenticate` is malformed; follows
 * no redirect, so that a token goes nowhere else; reads 64 kB at most.
 */
export function identityProviderClient({
  timeoutMs = 5000,
}: { readonly timeoutMs?: number } = {}): IdentityProvider {
  const get = async (address: string, headers: Readonly<Record<string, string>>) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(address, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal,
    })
    if (answer.status === 200) return { status: 200, text: await readText(answer, largestAnswer) }
    await answer.body?.cancel()
    return { status: answer.status, text: '' }
  }

  return {
    userInfo: async (endpoint, token): Promise<UserInfoAnswer> => {
      try {
        const { status, text } = await get(endpoint, { authorization: `Bearer ${token}` })
        if (refusals.has(status)) return { kind: 'refused' }
        if (status !== 200) return { kind: 'unreachable', cause: `answered ${status}` }
        return { kind: 'known', userInfo: v.parse(v.pipe(v.string(), v.parseJson(), userInfo), text) }
      } catch (error) {
        return { kind: 'unreachable', cause: causeOf(error) }
      }
    },
    discover: async (issuerUrl): Promise<DiscoveryAnswer> => {
      try {
        const issuer = issuerUrl.replace(/\/+$/, '')
        const { status, text } = await get(`${issuer}/.well-known/openid-configuration`, {})
        if (status !== 200) return { kind: 'unreachable', cause: `answered ${status}` }
        const metadata = v.parse(v.pipe(v.string(), v.parseJson(), providerMetadata), text)
        // A document of another issuer would have the service trust what that one says (OpenID Connect Discovery 4.3).
        return metadata.issuer.replace(/\/+$/, '') === issuer
          ? { kind: 'found', metadata }
          : { kind: 'unreachable', cause: 'names another issuer' }
      } catch (error) {
        return { kind: 'unreachable', cause: causeOf(error) }
      }
    },
  }
}

/** In words of ours: those of the runtime may name addresses, those of the provider anything. */
function causeOf(error: unknown): string {
  if (v.isValiError(error)) return 'answered something else'
  if (error instanceof Error && error.name === 'TimeoutError') return 'timed out'
  if (error instanceof Refusal) return error.failure === 'too-large' ? 'answered too much' : 'broke off'
  return 'could not be connected'
}
