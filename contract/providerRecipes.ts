/**
 * The parameters of an authorization request to a provider that do not follow from the specifications alone.
 */
export type ProviderRecipe = {
  readonly name: string
  /** Issuers that are surely this provider's. */
  readonly issuer: RegExp
  /** The scope if the client has none; without this, what `scopeToAsk` makes of the discovery document. */
  readonly scope?: string
  /** The `prompt` of every sign-in if the client has none. */
  readonly prompt?: string
  /**
   * The `prompt` that makes it ask who somebody is, if it lists no values of `prompt`; `login` by default.
   */
  readonly promptToAsk?: string
  /** Parameters that only this provider has. */
  readonly parameters?: Readonly<Record<string, string>>
}

/** Providers that need something special. All others are asked according to their discovery document. */
const recipes: readonly ProviderRecipe[] = [
  {
    name: 'Google',
    issuer: /^https:\/\/accounts\.google\.com\/?$/,
    scope: 'openid email profile',
    // It gives a refresh token only if both are sent.
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

/** The recipe for the provider with this issuer; empty if it needs none. */
export const recipeFor = (issuer: string): Partial<ProviderRecipe> =>
  recipes.find((recipe) => recipe.issuer.test(issuer)) ?? none

/**
 * The scope of a sign-in if the client has none: with `offline_access` only for providers that list it, as
 * others refuse the whole request for it (`invalid_scope`, RFC 6749 4.1.2.1).
 *
 * @param supported `scopes_supported` of the discovery document, whatever it is
 */
export function scopeToAsk(issuer: string, supported: unknown): string {
  const { scope } = recipeFor(issuer)
  if (scope !== undefined) return scope
  const isOfflineListed = Array.isArray(supported) && supported.includes('offline_access')
  return isOfflineListed ? 'openid email profile offline_access' : 'openid email profile'
}
