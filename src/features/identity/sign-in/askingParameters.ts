import type { UserManager } from 'oidc-client-ts'
import * as v from 'valibot'
import type { AppConfig } from '#contract/appConfig.ts'
import { recipeFor, scopeToAsk } from '#contract/providerRecipes.ts'

/** Why the provider is to show its page even where it remembers somebody. */
export type ReasonToAsk = 'another-account' | 'signed-out-here-alone'

/** Parameters of an authorization request (OpenID Connect Core 3.1.2.1); `max_age` is in seconds. */
export type AskingParameters = { readonly scope: string; readonly prompt?: string; readonly max_age?: number }

const names = v.fallback(v.optional(v.array(v.string())), undefined)
const announced = v.object({
  prompt_values_supported: names,
  claims_supported: names,
  scopes_supported: names,
})

/**
 * What a sign-in asks for, and where there is a reason what makes the provider ask who somebody is, in the words that it
 * understands. After a sign-out a `prompt` of the configuration stands; who wants another account wants to be asked whatever the
 * configuration says.
 *
 * @throws what the library threw, where the provider could not be asked what it supports
 */
export async function askingParameters(
  manager: UserManager,
  oidc: Pick<AppConfig['oidc'], 'authority' | 'scope' | 'prompt'>,
  reason: ReasonToAsk | null,
): Promise<AskingParameters> {
  if (reason === null && oidc.scope !== undefined) return { scope: oidc.scope }
  const metadata = v.parse(announced, await manager.metadataService.getMetadata())
  const scope = oidc.scope ?? scopeToAsk(oidc.authority, metadata.scopes_supported)
  if (reason === null) return { scope }
  const configured = reason === 'signed-out-here-alone' ? oidc.prompt : undefined
  const prompt = configured ?? promptToAsk(oidc.authority, metadata.prompt_values_supported)
  return {
    scope,
    ...(prompt !== undefined && { prompt }),
    // Who tells when somebody signed in can be told that it must be now.
    ...(metadata.claims_supported?.includes('auth_time') && { max_age: 0 }),
  }
}

/**
 * `login` where the provider does not say what it knows: every provider should (OpenID Connect Core 3.1.2.1). What it is always
 * told stays beside that.
 */
function promptToAsk(authority: string, supported: readonly string[] | undefined): string | undefined {
  const { prompt: always, promptToAsk: known = 'login' } = recipeFor(authority)
  const asking =
    supported === undefined ? known : ['login', 'select_account'].find((prompt) => supported.includes(prompt))
  return asking === undefined || always === undefined ? (asking ?? always) : `${asking} ${always}`
}
