import type { Page } from '@playwright/test'

/**
 * Puts the provider's next answer at another place of the address, as other providers do, before the application reads it.
 *
 * @param shape what follows the path, with `{answer}` for the parameters
 * @param changes parameters that are set, or left out where null
 */
export async function reshapeAnswer(
  page: Page,
  shape: string,
  changes: Readonly<Record<string, string | null>> = {},
): Promise<void> {
  await page.addInitScript(
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
