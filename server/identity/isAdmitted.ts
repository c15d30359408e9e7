import { domainOf } from '#contract/emailAddress.ts'
import type { ServiceSettings } from '../ports.ts'

/** Whether people of this address may use the calendar: their domain is one of `KALENDS_DOMAINS` (ID-10). */
export const isAdmitted = ({ domains }: Pick<ServiceSettings, 'domains'>, email: string): boolean =>
  domains.includes(domainOf(email))
