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
    return Response.json(this.toBody(), { status: httpErrors[this.failure], headers: this.headers })
  }

  toBody(): ErrorBody {
    const code = httpErrors[this.failure]
    return { error: { code, message: statusMessages[code], details: this.details, reason: this.failure } }
  }
}

/** The short message of each status (RFC 9110 15). The application does not need it. */
const statusMessages = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
} as const satisfies Record<(typeof httpErrors)[ServiceFailure], string>

/** Throws an HttpError where an expression is needed: `found ?? throwHttpError('not-found', '...')`. */
export function throwHttpError(
  failure: ServiceFailure,
  details: string,
  headers?: Readonly<Record<string, string>>,
): never {
  throw new HttpError(failure, details, headers)
}
