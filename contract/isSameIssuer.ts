import { withoutTrailingSlash } from './withoutTrailingSlash.ts'

/** Whether two names are one issuer: providers and people write it with a slash at its end, or without. */
export const isSameIssuer = (one: string, other: string): boolean =>
  withoutTrailingSlash(one) === withoutTrailingSlash(other)
