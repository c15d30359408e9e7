import type { ServiceFailure } from '#contract/failure.ts'
import { HttpError } from '#server/HttpError.ts'

/** A service that refuses every request for the same reason (ERR-1). */
export const serviceRefusing =
  (failure: ServiceFailure): typeof globalThis.fetch =>
  async () =>
    new HttpError(failure, 'A sentence for a person.').toResponse()
