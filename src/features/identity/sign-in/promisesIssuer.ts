import * as v from 'valibot'

const promise = v.object({ authorization_response_iss_parameter_supported: v.literal(true) })

/**
 * Whether a provider has promised to name itself in every answer (RFC 9207 3). Then an answer without it is
 * rejected.
 */
export const promisesIssuer = (metadata: unknown): boolean => v.is(promise, metadata)
