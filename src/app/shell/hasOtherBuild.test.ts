import { expect, test } from 'vitest'
import { hasOtherBuild } from './hasOtherBuild.ts'

const address = 'https://calendar.example/kalends/'
const script = 'https://calendar.example/kalends/assets/index-Ours.js'

const asks = (answer: () => Response) => hasOtherBuild({ address, script, fetch: async () => answer() })

const pageOf = (first: string) =>
  new Response(`<title>Kalends</title><script type="module" crossorigin src="${first}"></script>`)

test('a page that begins with another script is another build', async () => {
  expect(await asks(() => pageOf('./assets/index-Theirs.js'))).toBe(true)
})

test('a page that begins with the same script is the same build', async () => {
  expect(await asks(() => pageOf('./assets/index-Ours.js'))).toBe(false)
})

test('without an answer there is no other build', async () => {
  expect(
    await asks(() => {
      throw new TypeError('Failed to fetch')
    }),
  ).toBe(false)
})

test('nor with an error of the service', async () => {
  expect(await asks(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))).toBe(false)
})

test('the login page of a hotel’s network is not a build', async () => {
  const page = '<title>Welcome</title><script type="module" src="/portal.js"></script>'
  expect(await asks(() => new Response(page))).toBe(false)
})
