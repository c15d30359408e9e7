/**
 * A loader of a script that an action needs. Once it is here it is given at once: `import` would wait for a turn of the
 * browser's own queue each time, on a busy page for most of a frame. What could not be loaded is tried again.
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
