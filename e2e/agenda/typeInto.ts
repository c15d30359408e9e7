import type { Locator } from '@playwright/test'

/**
 * Types into a field as a person does: key by key, replacing its text. Playwright's `fill` sets a value at
 * once, and skips everything that happens between two keys.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a')
  await field.press('Delete')
  // A long sentence on a slow machine.
  await field.pressSequentially(text, { timeout: 30_000 })
}
