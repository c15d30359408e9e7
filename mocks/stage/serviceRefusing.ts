import type { ServiceFailure } from '#contract/failure.ts'
import { Refusal } from '#server/refuse.ts'

/** A service that refuses whatever it is asked, for one reason, in its own words (ERR-1). */
export const serviceRefusing =
  (failure: ServiceFailure): typeof globalThis.fetch =>
  async () =>
    new Refusal(failure, 'A sentence for a person.').toResponse()
