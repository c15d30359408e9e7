import type { Failure } from '#contract/failure.ts'

export type ApiErrorFacts = {
  /** The HTTP status, null if no answer came. */
  readonly status: number | null
  /** The request, without query, body or credentials. */
  readonly request: { readonly method: string; readonly path: string }
  /** The service's own sentence for a person (ERR-1), if it sent one. */
  readonly details?: string | undefined
  /** When the service wants to be asked again (`Retry-After`). */
  readonly retryAfterMs?: number | undefined
  readonly cause?: unknown
}

/** The one error that `send` throws: the name of a failure, and the request. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: Failure
  readonly status: number | null
  readonly request: ApiErrorFacts['request']
  readonly details: string | undefined
  readonly retryAfterMs: number | undefined

  constructor(failure: Failure, { status, request, details, retryAfterMs, cause }: ApiErrorFacts) {
    super(`${request.method} ${request.path}: ${failure}`, { cause })
    this.failure = failure
    this.status = status
    this.request = request
    this.details = details
    this.retryAfterMs = retryAfterMs
  }
}
