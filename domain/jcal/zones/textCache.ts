/** Values by a text, as long as they fit. */
export type TextCache<Value> = {
  readonly get: (text: string) => Value | undefined
  readonly set: (text: string, value: Value) => void
  /** The size in bytes: two for each character of a text, and some for the entry. */
  readonly bytes: () => number
}

/**
 * A cache with a limit in bytes and not in entries, because its texts come from strangers and may be long.
 * The key is the text itself: two texts with the same hash could be made on purpose, and would give one
 * person what another's file says.
 *
 * @param bytes the limit; beyond it the oldest are removed, and a longer text is not kept at all
 */
export function textCache<Value>({ bytes: maxBytes }: { readonly bytes: number }): TextCache<Value> {
  const values = new Map<string, Value>()
  let size = 0
  return {
    get: (text) => values.get(text),
    set: (text, value) => {
      if (!values.has(text)) size += bytesOf(text)
      values.set(text, value)
      for (const oldest of values.keys()) {
        if (size <= maxBytes) return
        values.delete(oldest)
        size -= bytesOf(oldest)
      }
    },
    bytes: () => size,
  }
}

/** An entry of a map takes about a hundred bytes. */
const bytesOf = (text: string) => text.length * 2 + 100
