import type { Page } from '@playwright/test'

/** Answers that the guests are told, whenever that is asked. The part that asks is loaded after the first screen. */
export async function tellGuests(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Tell the guests?' })
  await page.addLocatorHandler(question, () => question.getByRole('button', { name: 'Tell guests' }).click())
}
