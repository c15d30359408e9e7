import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoints.ts'
import { ApiError } from '../../../api/ApiError.ts'
import { createApi, type Api } from '../../../api/createApi.ts'
import type { Session } from '../../../api/Session.ts'

/** A stream this old is opened again. Calls have a limit of time, which stands for their whole answer. */
const longestMs = 12 * 3_600_000

type Asking = {
  readonly endpoint: Endpoint
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/**
 * Calls an endpoint whose answer is read as it comes.
 *
 * @throws {ApiError} as `Api.send`; `not-supported` if what is answered is something else than events
 */
export async function openStream(
  { config, fetch }: Api,
  session: Session,
  { endpoint, headers, signal }: Asking,
): Promise<ReadableStream<Uint8Array>> {
  let body: ReadableStream<Uint8Array> | null = null
  const { send } = createApi({
    config,
    session,
    fetch: async (...asked) => {
      const response = await fetch(...asked)
      if (!response.ok || !isStream(response)) return response
      body = response.body
      // `send` reads an answer to its end, which this one does not have.
      return new Response(null, { status: 204 })
    },
  })
  await send(endpoint, {
    schema: v.unknown(),
    reads: 'text',
    accept: ['text/event-stream'],
    headers,
    signal,
    timeoutMs: longestMs,
  })
  if (body !== null) return body
  const { method, path } = endpoint
  throw new ApiError('not-supported', { status: null, request: { method, path } })
}

const isStream = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/event-stream') === true
