import { streamOfBytes } from './streamOf.ts'

type Bytes = Uint8Array<ArrayBuffer>

const bodies = new WeakMap<Response, Bytes>()

/**
 * An answer of bytes that nobody changes from then on: they are not copied. They lie beside the answer, which has no body of its own
 * until it is given one, so that who sends bytes at once makes no stream for nothing.
 */
export function wholeAnswer(bytes: Bytes, headers: Readonly<Record<string, string>>): Response {
  const answer = new Response(null, {
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  })
  bodies.set(answer, bytes)
  return answer
}

/** The bytes of such an answer, which has to be the very one; undefined for any other. */
export const bytesOf = (answer: Response): Bytes | undefined => bodies.get(answer)

/** The answer with a body, for whoever knows no bytes beside one; any other answer as it is. */
export function embodied(answer: Response): Response {
  const bytes = bytesOf(answer)
  return bytes === undefined ? answer : new Response(streamOfBytes(bytes), answer)
}
