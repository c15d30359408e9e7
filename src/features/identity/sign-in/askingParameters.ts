import type { UserManager } from 'oidc-client-ts'
import * as v from 'valibot'
import type { AppConfig } from '#contract/appConfig.ts'
import { recipeFor, scopeToAsk } from '#contract/providerRecipes.ts'

/** Why the provider has to show its page even if it remembers the person. */
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
 * The parameters of a sign-in and, for a reason, those that make the provider ask who somebody is, in a form
 * that it supports. After a sign-out, a configured `prompt` stays; a person who wants another account is
 * asked in any case.
 *
 * @throws what the library threw, if the provider could not be asked what it supports
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
    // A provider that says when somebody signed in can be told that it has to be now.
    ...(metadata.claims_supported?.includes('auth_time') && { max_age: 0 }),
  }
}

/**
 * `login` if the provider does not list what it supports: every provider should have it (OpenID Connect Core
 * 3.1.2.1). Its configured value stays beside that.
 */
function promptToAsk(authority: string, supported: readonly string[] | undefined): string | undefined {
  const { prompt: always, promptToAsk: known = 'login' } = recipeFor(authority)
  const asking =
    supported === undefined ? known : ['login', 'select_account'].find((prompt) => supported.includes(prompt))
  return asking === undefined || always === undefined ? (asking ?? always) : `${asking} ${always}`
}
