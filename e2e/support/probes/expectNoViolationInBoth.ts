import type { Page } from '@playwright/test'
import { expectNoViolation } from './expectNoViolation.ts'

/**
 * What is on screen has no accessibility violation in light or in dark. Dark is asked about contrast alone, since
 * names, roles and order are those of light; the page is light afterwards.
 */
export async function expectNoViolationInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoViolation(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolation(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
}
