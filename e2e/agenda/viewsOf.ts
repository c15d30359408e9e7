import type { Page } from '@playwright/test'

export type ListedView = {
  /** In addresses: `work-week`. */
  readonly name: string
  readonly title: string
  readonly key: string
}

/** The views that have a key, in the order of their table, as the list of shortcuts of the page has them in any language. */
export async function viewsOf(page: Page): Promise<readonly ListedView[]> {
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog')
  const rows = dialog.locator('[data-action^="view."]')
  await rows.first().waitFor()
  const views = await rows.evaluateAll((elements) =>
    elements.map((row) => ({
      name: row.getAttribute('data-action')?.slice('view.'.length) ?? '',
      title: row.querySelector('dt')?.textContent ?? '',
      key: row.querySelector('kbd')?.textContent ?? '',
    })),
  )
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return views
}

/** Those that differ in how they are drawn: of the views of so many days a few and many stand for all. */
export const kindsOf = (views: readonly ListedView[]): readonly ListedView[] =>
  views.filter(({ name }) => !/^[245678]-days$/.test(name))
