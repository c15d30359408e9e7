import type { Page } from '@playwright/test'

/** Where a text is still found in a browser: the names of places, none if it is gone. */
export async function tracesOf(page: Page, text: string): Promise<readonly string[]> {
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const cookies = JSON.stringify(await page.context().cookies())
  const inPage = await page.evaluate(placesHolding, text)
  return [
    ...inPage,
    ...(copied.includes(text) ? ['clipboard'] : []),
    ...(cookies.includes(text) ? ['cookies'] : []),
  ]
}

/** Runs in the page. The cache of queries and mutations is reached through React, which has its provider. */
async function placesHolding(text: string): Promise<string[]> {
  const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  )
  const places: Record<string, string> = {
    page: document.documentElement.outerHTML,
    fields: fields.join('\n'),
    address: location.href,
    history: JSON.stringify(history.state),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    localStorage: JSON.stringify({ ...localStorage }),
    cache: cachedTexts(),
    indexedDB: await databaseTexts(),
    files: await cachedFiles(),
  }
  return Object.entries(places)
    .filter(([, held]) => held.includes(text))
    .map(([name]) => name)

  function cachedTexts(): string {
    const root = document.querySelector('#root')
    const key = Object.keys(root ?? {}).find((each) => each.startsWith('__reactContainer$')) ?? ''
    const waiting = [read(root, key)]
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      const client = read(read(fiber, 'memoizedProps'), 'client')
      const cached = [...entriesOf(client, 'getQueryCache'), ...entriesOf(client, 'getMutationCache')]
      if (cached.length > 0) return JSON.stringify(cached.map((each) => read(each, 'state')))
      waiting.push(...[read(fiber, 'sibling'), read(fiber, 'child')].filter(Boolean))
    }
    throw new Error('There is no cache to look into.')
  }

  function entriesOf(client: unknown, cacheName: string): unknown[] {
    const cache = called(client, cacheName)
    const entries = called(cache, 'getAll')
    return Array.isArray(entries) ? entries : []
  }

  function read(from: unknown, name: string): unknown {
    return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
  }

  function called(on: unknown, name: string): unknown {
    const method = read(on, name)
    return typeof method === 'function' ? method.call(on) : undefined
  }

  async function databaseTexts(): Promise<string> {
    const texts: string[] = []
    for (const { name } of await indexedDB.databases()) {
      // The store of the mocked service does not belong to the application.
      if (name === undefined || name.startsWith('kalends-mock')) continue
      const database = await asked(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        texts.push(JSON.stringify(await asked(database.transaction(store).objectStore(store).getAll())))
      }
      database.close()
    }
    return texts.join('\n')
  }

  async function cachedFiles(): Promise<string> {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  }

  function asked<Value>(request: IDBRequest<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  }
}
