/** How long a service that is away is left alone. */
const againMs = 10_000

/**
 * Loads the script of what comes by itself, such as a notice, however often that takes: where nobody has asked for
 * anything, nobody is told that it could not be loaded. It never rejects.
 */
export const patiently =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    for (;;) {
      try {
        return await load()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, againMs))
      }
    }
  }
