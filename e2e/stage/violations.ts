import type { Page } from '@playwright/test'

/** What a page was refused by its Content-Security-Policy, Trusted Types among it, in the browser's own words. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/content security policy|trusted ?(?:type|html|script)/i.test(message.text())) {
      violations.push(message.text())
    }
  })
  // Some are told to the document alone.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sourceFile } = violation
      console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  return violations
}
