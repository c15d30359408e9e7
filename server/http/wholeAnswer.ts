import { streamOfBytes } from './streamOf.ts'

type Bytes = Uint8Array<ArrayBuffer>

const bodies = new WeakMap<Response, Bytes>()

/** An answer of bytes that nobody changes from then on: they are not copied, and a mount that asks for them sends them at once. */
export function wholeAnswer(bytes: Bytes, headers: Readonly<Record<string, string>>): Response {
  const answer = new Response(streamOfBytes(bytes), {
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  })
  bodies.set(answer, bytes)
  return answer
}

/** The bytes of such an answer, which has to be the very one; undefined for any other. */
export const bytesOf = (answer: Response): Bytes | undefined => bodies.get(answer)
