/** Work in lines, one for each name: a line does one thing after the other, and no line waits for another. */
export type Lines = {
  /** Puts work, which never rejects, at the end of a line. */
  readonly add: (name: string, work: () => Promise<void>) => void
  /** Resolves when all lines are empty. */
  readonly settled: () => Promise<void>
}

/** Lines that are empty. */
export function lines(): Lines {
  const ends = new Map<string, Promise<void>>()
  return {
    add: (name, work) => {
      const end = (ends.get(name) ?? Promise.resolve()).then(work).finally(() => {
        if (ends.get(name) === end) ends.delete(name)
      })
      ends.set(name, end)
    },
    settled: async () => {
      while (ends.size > 0) await Promise.all(ends.values())
    },
  }
}
