import { applicationIssuer, type OpenIdConfiguration } from '#contract/configuration.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'

/** Why a change of the sign-on settings may lock people out. */
export type LockOutReason = 'own-client' | 'own-issuer' | 'no-issuer' | 'no-discovery' | 'untried'

/** A change that must be confirmed; `issuer` is the address to type. */
export type LockOut = { readonly reasons: readonly LockOutReason[]; readonly issuer: string }

export type LockOutFacts = {
  /** The sign-in of the session of the person who changes the settings. */
  readonly own: { readonly issuer: string; readonly clientId: string }
  /** What holds now, secrets masked; null if that is unknown. */
  readonly before: OpenIdConfiguration | null
  /** What is to hold. */
  readonly settings: OpenIdConfiguration
  /** Whether a trial has shown that sign-in works with it. */
  readonly hasWorked: boolean
  /**
   * Whether the issuer of the application's client answers with its discovery document; null if that is
   * unknown.
   */
  readonly isDiscovered: boolean | null
}

/** Who might be locked out, so that the change must be confirmed; null if nobody. */
export function lockOut({ own, before, settings, hasWorked, isDiscovered }: LockOutFacts): LockOut | null {
  const issuer = applicationIssuer(settings)
  const ownClient = settings.clients.find(({ client_id }) => client_id === own.clientId)
  const ownIssuer = ownClient?.issuer_url ?? settings.issuer_url
  const isOwnGone = ownClient === undefined || !isSameIssuer(ownIssuer, own.issuer)
  const isUntried = !hasWorked && issuer !== null && changesSignIn(before, settings)
  const reasons: LockOutReason[] = [
    ...(ownClient === undefined ? (['own-client'] as const) : []),
    ...(ownClient !== undefined && isOwnGone ? (['own-issuer'] as const) : []),
    ...(issuer === null ? (['no-issuer'] as const) : []),
    ...(issuer !== null && isDiscovered === false ? (['no-discovery'] as const) : []),
    ...(isUntried ? (['untried'] as const) : []),
  ]
  if (reasons.length === 0) return null
  return { reasons, issuer: isOwnGone || issuer === null ? own.issuer : issuer }
}

/** What a client has that no sign-in depends on. */
const beside: ReadonlySet<string> = new Set(['issuer_url', 'end_session_endpoint', 'prompt'])

/**
 * Whether people would sign in to the application, with its first client, in another way. Of a first sign-in that is set
 * up nothing is lost.
 */
function changesSignIn(before: OpenIdConfiguration | null, after: OpenIdConfiguration): boolean {
  const [was, is] = [before?.clients[0], after.clients[0]]
  const issuer = applicationIssuer(before)
  if (was === undefined || is === undefined || issuer === null) return false
  const fields = new Set([...Object.keys(was), ...Object.keys(is)]).difference(beside)
  return (
    !isSameIssuer(applicationIssuer(after) ?? undefined, issuer) ||
    [...fields].some((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
  )
}

/** An issuer as people write it: `id.example/realms/main`. */
export const issuerName = (issuer: string): string =>
  withoutTrailingSlash(issuer.replace(/^https?:\/\//i, ''))

/** Whether the typed text is the name of an issuer, or its address. */
export const isIssuerTyped = (typed: string, issuer: string): boolean =>
  issuerName(typed.trim()).toLowerCase() === issuerName(issuer).toLowerCase()

const isSameIssuer = (one: string | undefined, other: string) =>
  one !== undefined && withoutTrailingSlash(one) === withoutTrailingSlash(other)
