/** A body from parts. Each part is made when there is room for it; if the reader stops, no more are made. */
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

/** A body from bytes without copying them. Nobody may change the bytes afterwards. */
export function streamOfBytes(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}
