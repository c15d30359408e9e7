import type { Page } from '@playwright/test'

type Rejection = {
  /** The beginning of the object's name. */
  readonly name: string
  readonly status: number
  /** How often it is refused; after that it succeeds. */
  readonly times: number
  readonly retryAfter?: string
}

/** A service that refuses some writes by the names of their objects. */
export async function refuseWrites(page: Page, rejections: readonly Rejection[]): Promise<void> {
  await page.addInitScript((all) => {
    const real = window.fetch.bind(window)
    const counts = new Map<string, number>()
    window.fetch = async (...request) => {
      const [input, init] = request
      const url = String(input instanceof Request ? input.url : input)
      const rejection = all.find(({ name }) => url.includes(`/${name}`) && url.includes('.ics'))
      if (init?.method !== 'PUT' || !rejection) return real(...request)
      const count = (counts.get(rejection.name) ?? 0) + 1
      counts.set(rejection.name, count)
      if (count > rejection.times) return real(...request)
      const headers = { ...(rejection.retryAfter !== undefined && { 'Retry-After': rejection.retryAfter }) }
      return new Response(null, { status: rejection.status, headers })
    }
  }, rejections)
}
