import { afterEach, expect, test } from 'vitest'
import { keepShell } from './keepShell.ts'

const address = new URL('.', document.baseURI).href
const { signal } = new AbortController()

afterEach(() => caches.delete('kalends.shell'))

/** A service with these files, and what it was asked for. */
function service(files: readonly string[], missing?: string) {
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const name = new URL(input instanceof Request ? input.url : input).href.slice(address.length)
    asked.push(name)
    if (name === missing) return new Response(null, { status: 404 })
    return name === 'offlineFiles.json' ? Response.json(files) : new Response(`text of ${name}`)
  }
  return { asked, keep: () => keepShell({ address, fetch }, caches, signal) }
}

const held = async () => {
  const shell = await caches.open('kalends.shell')
  return (await shell.keys()).map(({ url }) => url.slice(address.length)).toSorted()
}

test('the page and its files are there', async () => {
  await service(['assets/a-1.js', 'assets/b-1.css']).keep()
  expect(await held()).toEqual(['', 'assets/a-1.js', 'assets/b-1.css'])
})

test('of another version only what has changed is loaded, and what it lacks is deleted', async () => {
  await service(['assets/a-1.js', 'assets/b-1.css']).keep()
  const { asked, keep } = service(['assets/a-2.js', 'assets/b-1.css'])
  await keep()
  expect(asked).toEqual(['', 'offlineFiles.json', 'assets/a-2.js'])
  expect(await held()).toEqual(['', 'assets/a-2.js', 'assets/b-1.css'])
})

test('a version that is not complete replaces none', async () => {
  await service(['assets/a-1.js']).keep()
  await expect(service(['assets/a-2.js', 'assets/b-2.css'], 'assets/b-2.css').keep()).rejects.toThrow('404')
  expect(await held()).toContain('assets/a-1.js')
  expect(await (await caches.match(address))?.text()).toBe('text of ')
})

test('a page of another version than the files is not taken', async () => {
  const fetch = async (input: RequestInfo | URL) =>
    new URL(input instanceof Request ? input.url : input).href === address
      ? new Response('<script type="module" src="./assets/a-2.js"></script>')
      : Response.json(['assets/a-1.js'])
  await expect(keepShell({ address, fetch }, caches, signal)).rejects.toThrow('two versions')
  expect(await held()).toEqual([])
})
