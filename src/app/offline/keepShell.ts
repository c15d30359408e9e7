import * as v from 'valibot'
import type { Browser } from '../Browser.ts'

/** As in `public/offline.js`; a sign-out deletes all caches whose names begin with `kalends.`. */
export const shellName = 'kalends.shell'

const fileNames = v.array(v.string())

type ShellParts = Pick<Browser, 'address' | 'fetch'>

/**
 * Keeps the page and all its scripts, fonts and sentences on this device, as the service has them now. Only what has changed is
 * loaded. A page that was kept before is replaced when the new one is complete.
 *
 * @throws if something cannot be loaded or kept
 */
export async function keepShell(
  { address, fetch }: ShellParts,
  caches: CacheStorage,
  signal: AbortSignal,
): Promise<void> {
  const load = async (file: URL, cache: RequestCache) => {
    const response = await fetch(file, { cache, signal })
    if (!response.ok) throw new Error(`${file.pathname} could not be loaded: ${response.status}`)
    return response
  }
  const page = await load(new URL(address), 'no-store')
  const files = v.parse(
    fileNames,
    await (await load(new URL('offlineFiles.json', address), 'no-store')).json(),
  )
  const text = await page.clone().text()
  if ([...text.matchAll(/assets\/[\w.-]+/g)].some(([file]) => !files.includes(file)))
    throw new Error('The page and its files are of two versions')
  const wanted = new Set([address, ...files.map((file) => new URL(file, address).href)])

  const shell = await caches.open(shellName)
  const held = new Set((await shell.keys()).map(({ url }) => url))
  const missing = files.map((file) => new URL(file, address)).filter(({ href }) => !held.has(href))
  // A few at a time: nobody waits for them, and somebody may wait for something else.
  const lanes = Array.from({ length: 4 }, async () => {
    for (let next = missing.pop(); next; next = missing.pop())
      await shell.put(next, await load(next, 'default'))
  })
  await Promise.all(lanes)
  await shell.put(address, page)
  await Promise.all([...held].filter((url) => !wanted.has(url)).map((url) => shell.delete(url)))
}
