import { digest } from '../digest.ts'

/** The id of a domain: 24 hex digits derived from its name, so that every process computes the same. */
export const domainIdOf = async (domain: string) => (await digest(`domain ${domain}`)).slice(0, 24)
