import { expect, type Page } from '@playwright/test'

/** Does what an action is called, from the search, by keys alone. @param typed what is typed to find it: `edit` */
export async function doFromSearch(page: Page, typed: string, action: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toBeFocused()
  await page.keyboard.type(`>${typed}`)
  const first = page.getByRole('list', { name: 'Search results' }).getByRole('button').first()
  await expect(first).toHaveAccessibleName(new RegExp(`^${action}`))
  await page.keyboard.press('Enter')
}
