import { afterEach, beforeEach, expect, test } from 'vitest'

const scope = 'https://calendar.example/app/'
const script = `${scope}assets/a-1.js`

beforeEach(async () => {
  const shell = await caches.open('kalends.shell')
  await shell.put(scope, new Response('page of the device'))
  await shell.put(script, new Response('script of the device'))
})
afterEach(() => caches.delete('kalends.shell'))

type Fetched = { readonly mode?: RequestMode; readonly url: string; readonly clientId?: string }

/** The worker of `public/offline.js` at this service, which nobody waits for. */
async function workerAt(service: () => Promise<Response>) {
  const text = await (await fetch('/offline.js')).text()
  const self = Object.assign(new EventTarget(), { registration: { scope } })
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
  new Function('self', 'fetch', 'setTimeout', text)(self, service, (ring: (value: null) => void) =>
    queueMicrotask(() => setTimeout(() => ring(null))),
  )
  /** What the worker answers; null if it leaves the request to the browser. */
  return async ({ mode = 'cors', url, clientId = '' }: Fetched): Promise<string | null> => {
    const answers: Promise<Response>[] = []
    const event = Object.assign(new Event('fetch'), {
      request: { method: 'GET', mode, url },
      clientId,
      resultingClientId: 'opened',
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given: Promise<Response>) => void answers.push(given),
    })
    self.dispatchEvent(event)
    const [given] = await Promise.all(answers)
    if (given === undefined) return null
    return given.type === 'error' ? 'error' : given.text()
  }
}

const page = { mode: 'navigate', url: scope } as const
const config = { url: `${scope}config.json`, clientId: 'opened' }
const silent = () => new Promise<Response>(() => {})

test('a page that is opened from the device begins without the service, and asks for it afterwards', async () => {
  const ask = await workerAt(silent)
  expect(await ask(page)).toBe('page of the device')
  expect(await ask(config)).toBe('error')
  expect(await ask(config)).toBeNull()
  expect(await ask({ url: script, clientId: 'opened' })).toBe('script of the device')
})

test('a page of the service begins with the service, and has its scripts', async () => {
  const ask = await workerAt(async () => new Response('of the service'))
  expect(await ask(page)).toBe('of the service')
  expect(await ask(config)).toBeNull()
  expect(await ask({ url: script, clientId: 'opened' })).toBe('of the service')
})

test('a service that fails is as none, and a page that is missing is its word', async () => {
  const answering = (status: number) =>
    workerAt(async () => new Response(`the service says ${status}`, { status }))
  expect(await (await answering(502))(page)).toBe('page of the device')
  expect(await (await answering(403))(page)).toBe('the service says 403')
})

test('a script that the service does not send is that of the device', async () => {
  const ask = await workerAt(silent)
  expect(await ask({ url: script, clientId: 'earlier' })).toBe('script of the device')
})
