/** What an authorization request to a provider holds that the specifications alone do not say. */
export type ProviderRecipe = {
  readonly name: string
  /** Issuers that are surely this provider's. */
  readonly issuer: RegExp
  /** What is asked for where the client does not say; else what `scopeToAsk` makes of the discovery. */
  readonly scope?: string
  /** The `prompt` of every sign-in where the client has none. */
  readonly prompt?: string
  /** The `prompt` that makes it ask who somebody is, where it lists no values of `prompt`; else `login`. */
  readonly promptToAsk?: string
  /** Parameters that only this provider has. */
  readonly parameters?: Readonly<Record<string, string>>
}

/** Providers that want something else than others do. All others are asked as their discovery says. */
const recipes: readonly ProviderRecipe[] = [
  {
    name: 'Google',
    issuer: /^https:\/\/accounts\.google\.com\/?$/,
    scope: 'openid email profile',
    // There is a refresh token only where both are sent.
    prompt: 'consent',
    promptToAsk: 'select_account',
    parameters: { access_type: 'offline' },
  },
  {
    name: 'Keycloak',
    issuer: /^https?:\/\/[^?#]+\/realms\/[^/?#]+\/?$/,
    // It gives refresh tokens without `offline_access`, which would begin an offline session that outlives a
    // sign-out.
    scope: 'openid email profile',
  },
  {
    name: 'Microsoft Entra ID',
    issuer: /^https:\/\/login\.(microsoftonline\.com|microsoftonline\.us|partner\.microsoftonline\.cn)\//,
    scope: 'openid email profile offline_access',
  },
]

const none: Partial<ProviderRecipe> = {}

/** The recipe of the provider with this issuer; empty where it needs none. */
export const recipeFor = (issuer: string): Partial<ProviderRecipe> =>
  recipes.find((recipe) => recipe.issuer.test(issuer)) ?? none

/**
 * What a sign-in asks for where the client does not say: `offline_access` alone of providers that list it, as
 * others refuse the whole request for it (`invalid_scope`, RFC 6749 4.1.2.1).
 *
 * @param supported `scopes_supported` of the discovery, whatever it is
 */
export function scopeToAsk(issuer: string, supported: unknown): string {
  const { scope } = recipeFor(issuer)
  if (scope !== undefined) return scope
  const isOfflineListed = Array.isArray(supported) && supported.includes('offline_access')
  return isOfflineListed ? 'openid email profile offline_access' : 'openid email profile'
}
