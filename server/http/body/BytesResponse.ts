import { streamOfBytes } from './streamOf.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * An answer whose bytes nobody changes afterwards, so that they are not copied. It has no body: a listener
 * sends the bytes directly and needs no stream. `withBody` adds one.
 */
export class BytesResponse extends Response {
  readonly content: Bytes

  constructor(content: Bytes, headers: Readonly<Record<string, string>>) {
    super(null, { headers: { ...headers, 'content-length': String(content.byteLength) } })
    this.content = content
  }
}

/** The answer with a body, for callers that do not send bytes. Other answers stay as they are. */
export const withBody = (answer: Response): Response =>
  answer instanceof BytesResponse ? new Response(streamOfBytes(answer.content), answer) : answer
