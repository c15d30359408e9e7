import { expect, test } from 'vitest'
import { readText } from './readText.ts'
import { uncounted } from './uploadBudget.ts'

const sentAs = (request: Request) => ({ request, upload: uncounted })

const requestOf = (
  body: ReadableStream<Uint8Array> | string,
  headers: Readonly<Record<string, string>> = {},
) => {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return sentAs(new Request('http://kalends.example/', init))
}

function requestWithoutStream(body: string) {
  const sent = requestOf(body)
  Object.defineProperty(sent.request, 'body', { value: undefined })
  return sent
}

test('a body without end is cut off at the limit, and reading stops', async () => {
  let sent = 0
  let isStopped = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1000
      controller.enqueue(new Uint8Array(1000))
    },
    cancel: () => {
      isStopped = true
    },
  })
  await expect(readText(requestOf(endless), 5000)).rejects.toMatchObject({ failure: 'too-large' })
  expect(isStopped).toBe(true)
  expect(sent).toBeLessThan(10_000)
})

test('a body that is longer than announced is cut off too', async () => {
  const request = requestOf('x'.repeat(100), { 'content-length': '3' })
  await expect(readText(request, 50)).rejects.toMatchObject({ failure: 'too-large' })
})

test('a character split between two chunks is one character', async () => {
  const [first, second] = [Uint8Array.of(0xc3), Uint8Array.of(0xa9)]
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(first)
      controller.enqueue(second)
      controller.close()
    },
  })
  expect(await readText(requestOf(body), 10)).toBe('é')
})

test('a missing body is an empty text', async () => {
  expect(await readText(sentAs(new Request('http://kalends.example/', { method: 'POST' })), 10)).toBe('')
})

test('a request whose body is no stream, as in Firefox, is read at once and counted', async () => {
  const { request } = requestWithoutStream('{"a":1}')
  const counted: number[] = []
  const upload = { add: (bytes: number) => void counted.push(bytes) }
  expect(await readText({ request, upload }, 10)).toBe('{"a":1}')
  expect(counted).toEqual([7])
  await expect(readText(requestWithoutStream('x'.repeat(11)), 10)).rejects.toMatchObject({
    failure: 'too-large',
  })
})

test('a body that is not UTF-8 is refused with the given error', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(Uint8Array.of(0xff, 0xd8))
      controller.close()
    },
  })
  await expect(readText(requestOf(body), 10, 'not-a-calendar')).rejects.toMatchObject({
    failure: 'not-a-calendar',
  })
})

test('a body that breaks off is refused and is not an error of the service', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('aborted')),
  })
  await expect(readText(requestOf(body), 10)).rejects.toMatchObject({ details: 'The body was cut off.' })
})
