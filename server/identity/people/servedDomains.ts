import { domainOf } from '#contract/emailAddress.ts'
import type { ServiceSettings } from '../../ports.ts'

/**
 * Whether the domain of an address is one of `KALENDS_DOMAINS`, whose people become users when they first
 * sign in (ID-10).
 */
export const isDomainServed = ({ domains }: Pick<ServiceSettings, 'domains'>, email: string): boolean =>
  domains.includes(domainOf(email))

/**
 * Whether a user with this address may sign in. Administrators named by the operator need no domain (ID-16).
 */
export const isServed = (settings: Pick<ServiceSettings, 'domains' | 'admins'>, email: string): boolean =>
  settings.admins.includes(email) || isDomainServed(settings, email)
