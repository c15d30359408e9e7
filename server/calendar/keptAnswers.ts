/** An answer and the ETag that names it. */
export type KeptAnswer = { readonly etag: string; readonly bytes: Uint8Array<ArrayBuffer> }

/** Answers kept in memory by what they tell the state of, so that the same question is not read and joined twice. */
export type KeptAnswers = {
  readonly find: (key: string) => KeptAnswer | undefined
  readonly keep: (key: string, answer: KeptAnswer) => void
}

/** @param most bytes kept; beyond, the answer that was not asked for the longest goes first */
export function keptAnswers(most: number): KeptAnswers {
  const kept = new Map<string, KeptAnswer>()
  let size = 0
  const drop = (key: string) => {
    size -= kept.get(key)?.bytes.byteLength ?? 0
    kept.delete(key)
  }
  return {
    find: (key) => {
      const answer = kept.get(key)
      if (answer === undefined) return undefined
      kept.delete(key)
      kept.set(key, answer)
      return answer
    },
    keep: (key, answer) => {
      drop(key)
      if (answer.bytes.byteLength > most / 8) return
      kept.set(key, answer)
      size += answer.bytes.byteLength
      for (const oldest of kept.keys()) {
        if (size <= most) return
        drop(oldest)
      }
    },
  }
}
