import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Server } from '../../context.ts'
import { streamOf } from '../../http/body/streamOf.ts'
import { BytesResponse, withBody } from '../../http/body/BytesResponse.ts'
import { acceptedEncoding, type Encoding } from './acceptedEncoding.ts'

/** Smaller bodies are not worth compressing. In bytes. */
const smallest = 1024

/**
 * Compresses longer texts for clients that accept it. Answers with a strong ETag stay as they are, because
 * the ETag is for their bytes.
 */
export function compressed(service: Server): Server {
  return {
    fetch: async (request, caller) => {
      const answer = await service.fetch(request, caller)
      if (!isText(answer)) return answer
      answer.headers.append('vary', 'Accept-Encoding')
      const encoding = acceptedEncoding(request.headers)
      return encoding === 'identity' || request.method === 'HEAD'
        ? answer
        : packed(withBody(answer), encoding)
    },
  }
}

function isText(answer: Response): boolean {
  const { body, headers } = answer
  const hasBody = body !== null || answer instanceof BytesResponse
  const isPacked = headers.has('content-encoding')
  const isNamedByBytes = headers.get('etag')?.startsWith('"') ?? false
  const type = headers.get('content-type') ?? ''
  // A stream of events is sent event by event.
  const isLive = type.startsWith('text/event-stream')
  return hasBody && !isPacked && !isNamedByBytes && !isLive && /json|^text\//.test(type)
}

async function packed(answer: Response, encoding: Exclude<Encoding, 'identity'>): Promise<Response> {
  const { status, headers, body } = answer
  const parts = body?.getReader()
  const first = await parts?.read()
  if (parts === undefined || first === undefined || first.done) return new Response(null, { status, headers })
  const rest = first.value.byteLength < smallest ? await parts.read() : null
  if (rest?.done) return new Response(first.value, { status, headers })
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  const packing = packers[encoding]()
  // If the body breaks off, so does the compressed one.
  pipeline(Readable.from(joined([first.value, rest?.value], parts)), packing, () => undefined)
  return new Response(streamOf(packing), { status, headers })
}

const packers = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 6 }),
}

/**
 * The parts that were read to find out the length, then the rest. If the client disconnects, reading stops.
 */
async function* joined(
  read: readonly (Uint8Array | undefined)[],
  parts: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (const part of read) if (part !== undefined) yield part
    for (let part = await parts.read(); !part.done; part = await parts.read()) yield part.value
  } finally {
    await parts.cancel().catch(() => undefined)
  }
}
