import { applicationIssuer, type OpenIdConfiguration } from '#contract/configuration.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'

/** Why a change of the sign-on settings may lock people out. */
export type LockOutReason = 'own-client' | 'own-issuer' | 'no-issuer' | 'no-discovery'

/** A change that must be confirmed; `issuer` is the address to type. */
export type LockOut = { readonly reasons: readonly LockOutReason[]; readonly issuer: string }

export type LockOutFacts = {
  /** The sign-in of the session of the person who changes the settings. */
  readonly own: { readonly issuer: string; readonly clientId: string }
  /** What is to hold. */
  readonly settings: OpenIdConfiguration
  /**
   * Whether the issuer of the application's client answers with its discovery document; null if that is
   * unknown.
   */
  readonly isDiscovered: boolean | null
}

/** Who might be locked out, so that the change must be confirmed; null if nobody. */
export function lockOut({ own, settings, isDiscovered }: LockOutFacts): LockOut | null {
  const issuer = applicationIssuer(settings)
  const ownClient = settings.clients.find(({ client_id }) => client_id === own.clientId)
  const ownIssuer = ownClient?.issuer_url ?? settings.issuer_url
  const isOwnGone = ownClient === undefined || !isSameIssuer(ownIssuer, own.issuer)
  const reasons: LockOutReason[] = [
    ...(ownClient === undefined ? (['own-client'] as const) : []),
    ...(ownClient !== undefined && isOwnGone ? (['own-issuer'] as const) : []),
    ...(issuer === null ? (['no-issuer'] as const) : []),
    ...(issuer !== null && isDiscovered === false ? (['no-discovery'] as const) : []),
  ]
  if (reasons.length === 0) return null
  return { reasons, issuer: isOwnGone || issuer === null ? own.issuer : issuer }
}

/** An issuer as people write it: `id.example/realms/main`. */
export const issuerName = (issuer: string): string =>
  withoutTrailingSlash(issuer.replace(/^https?:\/\//i, ''))

/** Whether the typed text is the name of an issuer, or its address. */
export const isIssuerTyped = (typed: string, issuer: string): boolean =>
  issuerName(typed.trim()).toLowerCase() === issuerName(issuer).toLowerCase()

const isSameIssuer = (one: string | undefined, other: string) =>
  one !== undefined && withoutTrailingSlash(one) === withoutTrailingSlash(other)
