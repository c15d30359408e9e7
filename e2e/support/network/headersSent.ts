import type { Page } from '@playwright/test'

/**
 * What the page sends with each call below an address, from now on. Of a call that a reload cuts off the
 * browser tells half the headers, no cookie among them: only calls that were answered count.
 */
export function headersSent(page: Page, address: string): () => Promise<Record<string, string>[]> {
  const sent: Promise<Record<string, string>>[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.method() === 'OPTIONS' || !request.url().startsWith(address)) return
    sent.push(request.allHeaders())
  })
  return () => Promise.all(sent)
}
