import type { Page, Request } from 'playwright'
import { changesEndpoints } from '#contract/changes/changesEndpoints.ts'

/** So long nothing may be under way. */
const quietMs = 500

const watched = new WeakMap<Page, { readonly open: Set<Request>; changedAt: number }>()

/** Has a new page remember its requests for `requestsEnded`. */
export function watchRequests(page: Page): void {
  const state = { open: new Set<Request>(), changedAt: performance.now() }
  watched.set(page, state)
  page.on('request', (request) => {
    if (isStream(request)) return
    state.open.add(request)
    state.changedAt = performance.now()
  })
  const onEnd = (request: Request) => {
    if (state.open.delete(request)) state.changedAt = performance.now()
  }
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
}

/**
 * Waits until a watched page has asked for nothing for half a second. The stream of changes never ends, so that the network is
 * never idle.
 */
export async function requestsEnded(page: Page): Promise<void> {
  const state = watched.get(page)
  if (!state) throw new Error('The requests of this page are not watched.')
  while (state.open.size > 0 || performance.now() - state.changedAt < quietMs)
    // oxlint-disable-next-line no-await-in-loop -- until it is so
    await page.waitForTimeout(50)
}

const isStream = (request: Request) => new URL(request.url()).pathname === changesEndpoints.changes.path
