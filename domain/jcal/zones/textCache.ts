/** Values by a text, for as long as there is room. */
export type TextCache<Value> = {
  readonly get: (text: string) => Value | undefined
  readonly set: (text: string, value: Value) => void
  /** What is kept, in bytes: two for each character of a text, and a little for its place. */
  readonly bytes: () => number
}

/**
 * A cache whose size is counted in bytes and not in entries, as its texts are a stranger's and may be long.
 * The text itself is the key: two texts of one hash can be made, and would give one person what another one's file says.
 *
 * @param bytes kept at most; beyond, the oldest go first, and a text that alone is longer is not kept
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

/** A place in a map is some hundred bytes. */
const bytesOf = (text: string) => text.length * 2 + 100
