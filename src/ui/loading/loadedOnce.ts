/**
 * A loader of a script, for all who need it: always the same promise, unless it could not be loaded. What is here is
 * given at once, where `import` would wait for a turn of the browser's own queue each time, on a busy page for most of a
 * frame.
 */
export function loadedOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | null = null
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null
      throw cause
    })
    return loading
  }
}
