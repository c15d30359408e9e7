import type { ServiceFailure } from '#contract/failure.ts'
import { throwHttpError } from '../../HttpError.ts'
import type { Upload } from './uploadBudget.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A request whose body is counted while it arrives. */
export type Sent = { readonly request: Request; readonly upload: Pick<Upload, 'add'> }

/**
 * The body of a request as text. Reading stops at the limit, even if the announced length is missing or
 * wrong.
 *
 * @param limit in bytes
 * @param unreadable the error for a body that is not UTF-8
 * @throws {HttpError} too-large; `unreadable`; not-json if the body breaks off; unavailable if too much is
 *   being uploaded
 */
export async function readText(
  sent: Sent,
  limit: number,
  unreadable: ServiceFailure = 'not-json',
): Promise<string> {
  const bytes = await readBytes(sent, limit)
  try {
    return utf8.decode(bytes)
  } catch {
    return throwHttpError(unreadable, 'The body is not UTF-8 text.')
  }
}

async function readBytes({ request, upload }: Sent, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const contentLength = request.headers.get('content-length')
  if (Number(contentLength ?? 0) > limit) tooLarge(limit)
  // The listener reads no more than Content-Length, so a small body can be read at once, which is cheaper.
  if (contentLength !== null && Number(contentLength) <= smallBody) {
    upload.add(Number(contentLength))
    return readAtOnce(request, limit)
  }
  // Firefox, in the mock build, has requests whose body is no stream.
  if (request.body === undefined) {
    const bytes = await readAtOnce(request, limit)
    upload.add(bytes.byteLength)
    return bytes
  }
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  // The client disconnected, which is not an error of the service.
  const read = () => reader?.read().catch(() => throwHttpError('not-json', 'The body was cut off.'))
  for (let part = await read(); part && !part.done; part = await read()) {
    length += part.value.byteLength
    try {
      if (length > limit) tooLarge(limit)
      upload.add(part.value.byteLength)
    } catch (error) {
      // The client may have disconnected already; only the refusal matters.
      await reader?.cancel().catch(() => undefined)
      throw error
    }
    chunks.push(part.value)
  }
  return joined(chunks, length)
}

/** In bytes. A smaller body is counted at once, by its announced length. */
const smallBody = 64 * 1024

async function readAtOnce(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await request.arrayBuffer().catch(() => throwHttpError('not-json', 'The body was cut off.'))
  return bytes.byteLength > limit ? tooLarge(limit) : new Uint8Array(bytes)
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

const tooLarge = (limit: number) =>
  throwHttpError(
    'too-large',
    `The body is larger than the ${Math.floor(limit / 1024)} kB that are taken here.`,
  )
