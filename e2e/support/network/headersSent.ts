import type { Page } from '@playwright/test'

/**
 * The headers of each call below an address, from now on. Only calls that were answered count: for one that a
 * reload cuts off, the browser reports only some of the headers, without cookies.
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
