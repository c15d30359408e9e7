import type { BrowserContext, Page } from '@playwright/test'

/**
 * Puts the provider's next answer in another part of the address, as other providers do, before the
 * application reads it.
 *
 * @param where a page, or a context for the windows that open in it
 * @param shape what follows the path, with `{answer}` for the parameters
 * @param changes parameters to set, or to leave out if null
 */
export async function reshapeAnswer(
  where: Page | BrowserContext,
  shape: string,
  changes: Readonly<Record<string, string | null>> = {},
): Promise<void> {
  await where.addInitScript(
    ({ pattern, changed }) => {
      const answer = new URLSearchParams(location.search)
      if (!answer.has('code') || !answer.has('state')) return
      for (const [name, value] of changed) {
        if (value === null) answer.delete(name)
        else answer.set(name, value)
      }
      history.replaceState(null, '', location.pathname + pattern.replace('{answer}', answer.toString()))
    },
    { pattern: shape, changed: Object.entries(changes) },
  )
}
