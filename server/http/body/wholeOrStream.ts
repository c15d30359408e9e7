import { streamOf } from './streamOf.ts'

/** In characters: a longer text is streamed. */
const longestWhole = 1024 * 1024

/**
 * A body from text that is made in parts: as a whole, or as a stream if it is long, whose later parts are
 * made while it is read.
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
