import { streamOf } from './streamOf.ts'

/** Characters up to which a text is sent whole. */
const longestWhole = 1024 * 1024

/**
 * A text that is made part by part: whole, or as a stream of bytes if it is long, the rest of which is made
 * as it is read.
 */
export async function wholeOrStream(
  parts: AsyncIterableIterator<string>,
): Promise<string | ReadableStream<Uint8Array>> {
  let whole = ''
  for (let part = await parts.next(); part.done !== true; part = await parts.next()) {
    whole += part.value
    if (whole.length > longestWhole) return streamOf(encoded(whole, parts))
  }
  return whole
}

async function* encoded(begun: string, parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(begun)
  for await (const part of parts) yield encoder.encode(part)
}
