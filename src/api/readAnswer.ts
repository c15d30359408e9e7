import * as v from 'valibot'
import { bareEtag } from '#contract/http/bareEtag.ts'
import { isServiceFailure, readErrorBody, type Failure, type ServiceFailure } from '#contract/failure.ts'
import { ApiError } from './ApiError.ts'
import type { Answer, Call } from './Call.ts'
import { failureOf } from './failureOf.ts'
import { retryAfterMs } from './retryDelay.ts'

type Asked = ApiError['request']

/** Parse an answer as its call says, or name its failure. */
export async function readAnswer<Value>(
  response: Response,
  call: Call<Value>,
  request: Asked,
): Promise<Answer<Value>> {
  const { status, headers } = response
  const etag = headers.get('ETag')
  const body = call.reads === 'blob' && response.ok ? response.blob() : response.text()
  const read = await body.catch((cause: unknown) => {
    throw unanswered(cause, call, request)
  })
  const text = typeof read === 'string' ? read : ''
  if (response.ok && isPage(read)) throw new ApiError('unreadable-answer', { status, request })
  if (!response.ok && !call.isData?.includes(status)) {
    const words = readErrorBody(text)
    throw new ApiError(failureOf(status, words, call.meanings), {
      status,
      request,
      details: words.details,
      retryAfterMs: retryAfterMs(headers),
    })
  }
  try {
    return {
      value: v.parse(call.schema, read === text ? valueOf(text, call) : read),
      status,
      etag: etag && bareEtag(etag),
    }
  } catch (cause) {
    throw new ApiError('unreadable-answer', { status, request, cause })
  }
}

/**
 * Whether a page for people came in place of an answer (ERR-2): of a gateway, or a network, that wants another sign-in.
 * The service has done nothing then, even if the body of its own answers is never read.
 */
const isPage = (read: string | Blob): boolean =>
  /^(?:text\/|\s*<(?:!doctype )?)html\b/i.test(typeof read === 'string' ? read : read.type)

export type CredentialKind = 'token' | 'password'

/** The failure of a 401 after a renewal: by its reason, or by the credentials that were sent. */
export async function refused(
  response: Response,
  credential: CredentialKind,
  request: Asked,
): Promise<ApiError> {
  const { reason, details } = readErrorBody(await response.text().catch(() => ''))
  const named = isServiceFailure(reason) ? reason : undefined
  return new ApiError(meaningOf401[credential](named), { status: response.status, request, details })
}

/**
 * A token refused without a reason: another server, which does not know the person (ID-10). A wrong password
 * is refused like anything else that is not a credential (ID-9).
 */
const meaningOf401: Readonly<Record<CredentialKind, (reason?: ServiceFailure) => Failure>> = {
  token: (reason) => reason ?? 'unknown-domain',
  password: (reason = 'signed-out') => (reason === 'signed-out' ? 'wrong-credentials' : reason),
}

function valueOf(text: string, { reads = 'json' }: Call<unknown>): unknown {
  if (reads === 'text') return text
  return text.trim() === '' ? undefined : JSON.parse(text)
}

/**
 * What is thrown if no answer came: the reason of a caller that aborted, else that it took too long or that
 * the service is unreachable.
 */
export function unanswered(cause: unknown, { signal }: Call<unknown>, request: Asked): unknown {
  if (signal?.aborted) return signal.reason
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new ApiError(isTimeout ? 'timed-out' : 'offline', { status: null, request, cause })
}
