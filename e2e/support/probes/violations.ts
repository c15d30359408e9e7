import type { Page } from '@playwright/test'

/**
 * What a page was refused by its Content-Security-Policy, including Trusted Types, in the browser's own
 * words.
 *
 * @param address of the pages that count: a provider's own pages do not
 */
export async function violationsOn(page: Page, address = ''): Promise<readonly string[]> {
  const violations: string[] = []
  page.on('console', (message) => {
    const words = message.text()
    const isViolation = /content security policy|trusted ?(?:type|html|script)/i.test(words)
    const isThere = words.includes(address) || message.location().url.startsWith(address)
    if (isViolation && isThere) violations.push(words)
  })
  // Some violations are reported to the document only.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, documentURI } = violation
      console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI} on ${documentURI}`)
    })
  })
  return violations
}
