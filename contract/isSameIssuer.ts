import { withoutTrailingSlash } from './withoutTrailingSlash.ts'

/**
 * Whether two names are the same issuer: providers and people write it with or without a slash at its end.
 */
export const isSameIssuer = (one: string, other: string): boolean =>
  withoutTrailingSlash(one) === withoutTrailingSlash(other)
