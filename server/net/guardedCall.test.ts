import { afterEach, expect, test } from 'vitest'
import { guardedCall } from './guardedCall.ts'
import { loopbackServers } from '../testing/loopbackServers.ts'

const { portOf, close } = loopbackServers()
afterEach(close)

const get = { method: 'GET' } as const
const guards = { timeoutMs: 1000, isPrivateAllowed: true }
const resolvingTo = (...addresses: readonly string[]) => {
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  return { asked, resolve }
}

test('a name is resolved once, and the connection goes to the address that was checked', async () => {
  const port = await portOf(({ headers }, response) => response.end(headers.host))
  const { asked, resolve } = resolvingTo('127.0.0.1')
  const reply = await guardedCall({ ...guards, resolve })(`http://idp.example:${port}/`, get)
  expect(reply).toEqual({ kind: 'replied', status: 200, text: `idp.example:${port}` })
  expect(asked).toEqual(['idp.example'])
})

test('a name of metadata, link-local or multicast addresses is not called', async () => {
  const { resolve } = resolvingTo('169.254.169.254', 'fe80::1', '224.0.0.1', '0.0.0.0')
  const reply = await guardedCall({ ...guards, resolve })('http://idp.example/', get)
  expect(reply).toEqual({ kind: 'unreachable', cause: 'must not be called' })
})

test('of several addresses only the allowed ones are tried', async () => {
  const port = await portOf((_, response) => response.end('here'))
  const { resolve } = resolvingTo('169.254.169.254', '127.0.0.1')
  const reply = await guardedCall({ ...guards, resolve })(`http://idp.example:${port}/`, get)
  expect(reply).toMatchObject({ text: 'here' })
})

test.for([
  'http://169.254.169.254/latest/meta-data',
  'http://0.0.0.0/',
  'http://0/',
  'http://2852039166/',
  'http://[fe80::1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://168.63.129.16/metadata',
  'http://[fd20:ce::254]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[2002:a9fe:a9fe::]/',
])('%s is not called in any spelling', async (address) => {
  const reply = await guardedCall(guards)(address, get)
  expect(reply).toEqual({ kind: 'unreachable', cause: 'must not be called' })
})

test.each([
  ['CERT_HAS_EXPIRED', 'has an expired certificate'],
  ['CERT_NOT_YET_VALID', 'has a certificate that is not valid yet'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'has a certificate for another name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'has a certificate that is not trusted'],
  ['ECONNREFUSED', 'could not be connected'],
])('a connection that ends with %s says so in words', async (code, cause) => {
  const resolve = () => Promise.reject(Object.assign(new Error('no'), { code }))
  const reply = await guardedCall({ ...guards, resolve })('https://idp.example/', get)
  expect(reply).toEqual({ kind: 'unreachable', cause })
})

test('private networks and this machine are not called if the operator forbids it', async () => {
  let isCalled = false
  const port = await portOf((_, response) => {
    isCalled = true
    response.end()
  })
  const call = guardedCall({ ...guards, isPrivateAllowed: false, resolve: resolvingTo('127.0.0.1').resolve })
  const refused = { kind: 'unreachable', cause: 'must not be called' }
  expect(await call(`http://127.0.0.1:${port}/`, get)).toEqual(refused)
  expect(await call(`http://idp.example:${port}/`, get)).toEqual(refused)
  expect(await call('http://10.0.0.1/', get)).toEqual(refused)
  expect(isCalled).toBe(false)
})

test('an address with credentials or of another scheme is refused', async () => {
  const call = guardedCall(guards)
  const none = { kind: 'unreachable', cause: 'is no web address' }
  expect(await call('http://me:secret@idp.example/', get)).toEqual(none)
  expect(await call('file:///etc/passwd', get)).toEqual(none)
})

test('a server that goes on in another protocol is not waited for', async () => {
  const port = await portOf(({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n')
  })
  const reply = await guardedCall(guards)(`http://127.0.0.1:${port}/`, get)
  expect(reply).toEqual({ kind: 'unreachable', cause: 'broke off' })
})

test('a redirect is returned and not followed', async () => {
  const paths: (string | undefined)[] = []
  const port = await portOf(({ url }, response) => {
    paths.push(url)
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  expect(await guardedCall(guards)(`http://127.0.0.1:${port}/here`, get)).toMatchObject({ status: 302 })
  expect(paths).toEqual(['/here'])
})

test('a posted body arrives completely', async () => {
  const port = await portOf((request, response) => void request.pipe(response))
  const call = { method: 'POST', body: 'grant_type=authorization_code&naïve=é' } as const
  expect(await guardedCall(guards)(`http://127.0.0.1:${port}/`, call)).toMatchObject({ text: call.body })
})

test('a body that does not end in time is a time-out', async () => {
  const port = await portOf((_, response) => void response.write('{'))
  const call = guardedCall({ ...guards, timeoutMs: 100 })
  expect(await call(`http://127.0.0.1:${port}/`, get)).toEqual({ kind: 'unreachable', cause: 'timed out' })
})

test('the reply has the origin whose pages may read it', async () => {
  const port = await portOf((_, response) =>
    response.setHeader('access-control-allow-origin', 'https://calendar.example').end('{}'),
  )
  expect(await guardedCall(guards)(`http://127.0.0.1:${port}/token`, get)).toEqual({
    kind: 'replied',
    status: 200,
    text: '{}',
    allowedOrigin: 'https://calendar.example',
  })
})
