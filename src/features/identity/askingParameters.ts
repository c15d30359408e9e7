import type { UserManager } from 'oidc-client-ts'
import * as v from 'valibot'

/** Why the provider is to show its page even where it remembers somebody. */
export type ReasonToAsk = 'another-account' | 'signed-out-here-alone'

/** Parameters of an authorization request (OpenID Connect Core 3.1.2.1); `max_age` is in seconds. */
export type AskingParameters = { readonly prompt?: string; readonly max_age?: number }

const names = v.fallback(v.optional(v.array(v.string())), undefined)
const announced = v.object({ prompt_values_supported: names, claims_supported: names })

/** It lists no values of `prompt`, and knows no `login`. */
const google = /^https:\/\/accounts\.google\.com\/?$/

/**
 * What makes a provider ask who somebody is, in the words that it understands. After a sign-out a `prompt` of the configuration
 * stands; who wants another account wants to be asked whatever the configuration says.
 *
 * @throws what the library threw, where the provider could not be asked what it supports
 */
export async function askingParameters(
  manager: UserManager,
  reason: ReasonToAsk | null,
): Promise<AskingParameters> {
  if (reason === null) return {}
  const metadata = v.parse(announced, await manager.metadataService.getMetadata())
  const configured = reason === 'signed-out-here-alone' ? manager.settings.prompt : undefined
  const prompt = configured ?? supportedPrompt(manager.settings.authority, metadata.prompt_values_supported)
  return {
    ...(prompt !== undefined && { prompt }),
    // Who tells when somebody signed in can be told that it must be now.
    ...(metadata.claims_supported?.includes('auth_time') && { max_age: 0 }),
  }
}

/** `login` where the provider does not say what it knows: every provider should (OpenID Connect Core 3.1.2.1). */
function supportedPrompt(authority: string, supported: readonly string[] | undefined): string | undefined {
  if (supported === undefined) return google.test(authority) ? 'select_account' : 'login'
  return ['login', 'select_account'].find((prompt) => supported.includes(prompt))
}
