import { httpErrors, type ErrorBody, type ServiceFailure } from '#contract/failure.ts'

/**
 * An error of HTTP: thrown anywhere in the service, answered in one place (`createApp`'s error handler).
 * `details` is a sentence for a person and contains no token, secret, password or e-mail address (ERR-3).
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly failure: ServiceFailure
  readonly details: string
  readonly headers: Readonly<Record<string, string>>

  constructor(failure: ServiceFailure, details: string, headers: Readonly<Record<string, string>> = {}) {
    super(`${failure}: ${details}`)
    this.failure = failure
    this.details = details
    this.headers = headers
  }

  /** The answer by ERR-1. */
  toResponse(): Response {
    const { status, message } = httpErrors[this.failure]
    const body: ErrorBody = {
      error: { code: status, message, details: this.details, reason: this.failure },
    }
    return Response.json(body, { status, headers: this.headers })
  }
}

/** Throws an HttpError where an expression is needed: `found ?? throwHttpError('not-found', '...')`. */
export function throwHttpError(
  failure: ServiceFailure,
  details: string,
  headers?: Readonly<Record<string, string>>,
): never {
  throw new HttpError(failure, details, headers)
}
