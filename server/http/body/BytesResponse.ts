import { streamOfBytes } from './streamOf.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * An answer of bytes that nobody changes from then on: they are not copied. It has no body, as a listener
 * that sends the bytes at once needs no stream; `withBody` gives it one.
 */
export class BytesResponse extends Response {
  readonly content: Bytes

  constructor(content: Bytes, headers: Readonly<Record<string, string>>) {
    super(null, { headers: { ...headers, 'content-length': String(content.byteLength) } })
    this.content = content
  }
}

/** The answer with a body, for callers that do not send bytes; any other answer as it is. */
export const withBody = (answer: Response): Response =>
  answer instanceof BytesResponse ? new Response(streamOfBytes(answer.content), answer) : answer
