import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { openPushEndpoint } from '../testing/pushEndpoint.ts'
import { newVapidKeys } from './vapidKeys.ts'
import { webPush } from './webPush.ts'

const keys = { ...newVapidKeys(), subject: 'mailto:operator@example.org' }

async function opened() {
  const browser = await openPushEndpoint()
  onTestFinished(browser.close)
  return { browser, subscription: { endpoint: browser.endpoint, ...browser.keys } }
}

test('what is sent is encrypted for the browser and signed by the operator', async () => {
  const { browser, subscription } = await opened()
  const push = webPush(keys, { isPrivateAllowed: true })
  expect(await push.send(subscription, '{"title":"Café"}', 900)).toBe('sent')
  const [first] = browser.received
  expect(first?.text).toBe('{"title":"Café"}')
  expect(first?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: '900',
    urgency: 'high',
  })
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(first?.headers.authorization ?? '') ?? []
  expect(key).toBe(keys.publicKey)
  const point = Buffer.from(keys.publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
  const { payload } = await jwtVerify(token, publicKey, { audience: new URL(browser.endpoint).origin })
  expect(payload.sub).toBe('mailto:operator@example.org')
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'JWT' })
})

test('the answer says whether anything can still be sent there', async () => {
  const { browser, subscription } = await opened()
  const push = webPush(keys, { isPrivateAllowed: true })
  const outcomes: string[] = []
  for (const status of [401, 403, 404, 410, 413, 429, 500]) {
    browser.answer(status)
    outcomes.push(await push.send(subscription, 'x', 900))
  }
  expect(outcomes).toEqual(['refused', 'refused', 'gone', 'gone', 'failed', 'busy', 'failed'])
  expect(await push.send({ ...subscription, p256dh: 'B'.padEnd(87, 'A') }, 'x', 900)).toBe('gone')
})

test('a push service that refuses the keys is a problem until it takes something', async () => {
  const { browser, subscription } = await opened()
  const push = webPush(keys, { isPrivateAllowed: true })
  const { host } = new URL(browser.endpoint)
  const problems: (readonly unknown[])[] = []
  for (const status of [201, 403, 500, 410, 429, 201]) {
    browser.answer(status)
    await push.send(subscription, 'x', 900)
    problems.push(push.problems())
  }
  const refused = [{ host, kind: 'refused', status: 403 }]
  expect(problems).toEqual([[], refused, refused, refused, [{ host, kind: 'busy', status: 429 }], []])
})

test.each([
  ['https://push.example.org/x', true],
  ['https://push.example.org:8443/x', true],
  ['http://push.example.org/x', false],
  ['https://localhost/x', false],
  ['https://service.internal/x', false],
  ['https://kalends.local/x', false],
  ['https://127.0.0.1/x', false],
  ['https://2130706433/x', false],
  ['https://10.0.0.7/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::1]/x', false],
  ['https://[::ffff:10.0.0.7]/x', false],
  ['https://someone:secret@push.example.org/x', false],
  ['ftp://push.example.org/x', false],
  ['nowhere', false],
])('whether %s may be an endpoint: %s', (endpoint, expected) => {
  expect(webPush(keys).isAllowed(endpoint)).toBe(expected)
})

test('a public name that resolves to an internal address is not called', async () => {
  const { browser } = await opened()
  const push = webPush(keys, { resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
  const { port } = new URL(browser.endpoint)
  const endpoint = `https://push.example.org:${port}/x`
  expect(await push.send({ endpoint, ...browser.keys }, 'x', 900)).toBe('failed')
  expect(browser.received).toEqual([])
  expect(await push.send({ endpoint: browser.endpoint, ...browser.keys }, 'x', 900)).toBe('gone')
  expect(browser.received).toEqual([])
})
