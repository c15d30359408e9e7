import type { OpenIdClient } from '#contract/configuration.ts'
import { domainOf, parseEmailAddress } from '#contract/emailAddress.ts'
import { parseDomainName } from '#contract/domainName.ts'
import type { UserInfo } from '#contract/identity.ts'
import type { ServiceSettings } from '../../ports.ts'
import type { ClaimedPerson, TurnedAwayVerdict } from '../strategy.ts'

/**
 * Why an e-mail address counts: the provider verified it, or the provider says nothing and an administrator
 * trusts it. `nobody`: it does not count.
 */
export type Voucher = 'verified' | 'trusted' | 'nobody'

export type PersonIn =
  | { readonly kind: 'person'; readonly person: ClaimedPerson; readonly voucher: Voucher }
  | { readonly kind: 'turned-away'; readonly reason: TurnedAwayVerdict }

/**
 * The person that UserInfo describes, or why they are turned away (ID-7, ID-8). Claims of a wrong type count
 * as missing.
 */
export function personIn(
  claims: UserInfo,
  client: OpenIdClient,
  { acceptUnverifiedEmail }: Pick<ServiceSettings, 'acceptUnverifiedEmail'>,
): PersonIn {
  const { email: claimed } = claims
  if (claimed === undefined || claimed === null || claimed === '') return turnedAway('email-missing')
  const email = typeof claimed === 'string' ? parseEmailAddress(claimed.trim()) : null
  if (email === null) return turnedAway('email-unreadable')
  const voucher = voucherFor(claims, client, acceptUnverifiedEmail)
  if (voucher === null) return turnedAway('email-not-verified')
  const domains = domainsOf(client)
  if (domains !== null && !domains.includes(domainOf(email))) return turnedAway('domain-not-of-issuer')
  return { kind: 'person', person: { email, ...namesIn(claims), mayBeNew: true }, voucher }
}

/** The `sub`, which some providers write as a number; null if it identifies nobody. */
export function subjectIn({ sub }: UserInfo): string | null {
  if (typeof sub === 'string' && sub !== '') return sub
  return Number.isSafeInteger(sub) ? String(sub) : null
}

/** @returns null if the provider says that the address is not verified */
function voucherFor(claims: UserInfo, client: OpenIdClient, acceptsAll: boolean): Voucher | null {
  const { email_verified: verified } = claims
  // Some providers send a string. Nothing else means yes: not `"False"`, not `"no"`, not null.
  if (verified === true || verified === 'true') return 'verified'
  if (acceptsAll) return 'trusted'
  if (verified !== undefined) return null
  return client.email_trusted === true || domainsOf(client) !== null ? 'trusted' : 'nobody'
}

/** The domains that a client's issuer may vouch for; null if there is no limit. */
function domainsOf({ domain = [] }: OpenIdClient): readonly (string | null)[] | null {
  const domains = [domain].flat().map(parseDomainName)
  return domains.length === 0 ? null : domains
}

function namesIn(claims: UserInfo): Pick<ClaimedPerson, 'firstName' | 'lastName'> {
  const [firstName, lastName] = [textIn(claims['given_name']), textIn(claims['family_name'])]
  return firstName === '' && lastName === ''
    ? { firstName: textIn(claims['name']), lastName }
    : { firstName, lastName }
}

const textIn = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '')

const turnedAway = (reason: TurnedAwayVerdict) => ({ kind: 'turned-away', reason }) as const
