/** Parts as the body of an answer, each made when there is room for it; who stops reading ends the making. */
export function streamOf(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const making = parts[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const part = await making.next()
      if (part.done) controller.close()
      else controller.enqueue(part.value)
    },
    cancel: async () => {
      await making.return?.()
    },
  })
}

/**
 * Bytes as the body of an answer without the copy that a body of bytes is: nobody may change them from then
 * on.
 */
export function streamOfBytes(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}
