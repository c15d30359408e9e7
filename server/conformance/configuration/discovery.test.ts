import * as v from 'valibot'
import { expect } from 'vitest'
import { discoveryAnswer } from '#contract/discovery.ts'
import { clause } from '../testing/harness.ts'
import { issuerUrl, metadataOf } from '../testing/scriptedProvider.ts'
import type { World, WorldOptions } from '../testing/world.ts'

const ask = (world: World, issuer_url: unknown) =>
  world.fetch('POST', '/api/oidc/discover', { as: 'admin', body: { issuer_url } })

const whole = {
  ...metadataOf(issuerUrl),
  scopes_supported: ['openid', 'email'],
  code_challenge_methods_supported: ['S256'],
}

/** Publishes a discovery document at an issuer. */
const publish = (world: World, body: unknown = whole, issuer = issuerUrl) =>
  world.provider.replies.set(`GET ${issuer}/.well-known/openid-configuration`, () => ({ status: 200, body }))

const warningsOf = async (answer: Response) => v.parse(discoveryAnswer, await answer.json()).warnings
const detailsOf = async (answer: Response): Promise<string> => (await answer.json()).error.details

const onLoopback: WorldOptions = { settings: { publicUrl: 'http://localhost:8080' } }

clause('CFG-8 the document of a provider is read and mapped', async (world) => {
  publish(world)
  const answer = await ask(world, issuerUrl)
  expect(answer.status).toBe(200)
  expect(v.parse(discoveryAnswer, await answer.json())).toEqual({
    discovered: {
      issuer_url: issuerUrl,
      authorization_url: `${issuerUrl}/authorize`,
      token_url: `${issuerUrl}/token`,
      user_info_url: `${issuerUrl}/me`,
      end_session_endpoint: `${issuerUrl}/logout`,
    },
    warnings: [],
  })
})

clause('CFG-8 the address of the document itself is accepted', async (world) => {
  publish(world)
  expect(await warningsOf(await ask(world, `${issuerUrl}/.well-known/openid-configuration`))).toEqual([])
})

clause('CFG-8 a redirect within the provider’s origin is followed, and another is not', async (world) => {
  const document = `${issuerUrl}/.well-known/openid-configuration`
  const redirected = (location: string) =>
    world.provider.replies.set(`GET ${document}`, () => ({ status: 301, body: '', location }))
  world.provider.replies.set(`GET ${document}/`, () => ({ status: 200, body: whole }))
  redirected(`${document}/`)
  expect(await warningsOf(await ask(world, issuerUrl))).toEqual([])
  redirected('http://169.254.169.254/latest/meta-data')
  expect((await ask(world, issuerUrl)).status).toBe(400)
  expect(world.provider.calls).not.toContainEqual(expect.stringContaining('169.254'))
})

clause('CFG-8 missing fields of the document are warnings', async (world) => {
  publish(world, { issuer: issuerUrl, scopes_supported: ['openid'], code_challenge_methods_supported: [] })
  expect(await warningsOf(await ask(world, issuerUrl))).toEqual([
    'no-s256',
    'no-end-session',
    'no-email-scope',
    'incomplete',
  ])
})

clause('CFG-8 an issuer that differs, even by a trailing slash, is a warning', async (world) => {
  publish(world, { ...whole, issuer: `${issuerUrl}/` })
  const slash = await ask(world, issuerUrl)
  expect(await slash.json()).toMatchObject({
    discovered: { issuer_url: `${issuerUrl}/` },
    warnings: ['issuer-slash'],
  })
  publish(world, { ...whole, issuer: 'https://else.example' })
  expect(await warningsOf(await ask(world, issuerUrl))).toEqual(['issuer-differs'])
})

clause(
  'CFG-8 plain http works for a provider and an application on loopback, with a warning',
  async (world) => {
    const issuer = 'http://127.0.0.1:9080'
    publish(world, { ...whole, ...metadataOf(issuer) }, issuer)
    expect(await warningsOf(await ask(world, issuer))).toEqual(['plain-http'])
    expect(await detailsOf(await ask(world, 'http://idp.example'))).toBe(
      'issuer_url must begin with https://.',
    )
  },
  onLoopback,
)

clause('CFG-8 plain http is refused elsewhere', async (world) => {
  const answer = await ask(world, 'http://127.0.0.1:9080')
  expect(answer.status).toBe(400)
  expect(await detailsOf(answer)).toBe('issuer_url must begin with https://.')
  expect(world.provider.calls.filter((call) => call.startsWith('GET'))).toEqual([])
})

clause('CFG-8 addresses where no provider can be are not called, in any spelling', async (world) => {
  const answers = await Promise.all(
    [
      'https://169.254.169.254/latest',
      'https://2852039166/',
      'https://[::ffff:a9fe:a9fe]/',
      'https://[fe80::1]/',
      'https://224.0.0.1/',
      'https://0/',
      'https://168.63.129.16/',
      'https://100.100.100.200/',
      'https://[fd00:ec2::254]/',
      'https://[fd20:ce::254]/',
      'https://[::ffff:169.254.169.254]/',
      'https://[64:ff9b::169.254.169.254]/',
      'https://[2002:a9fe:a9fe::]/',
      'https://me:secret@idp.example/',
      'ftp://idp.example/',
    ].map((address) => ask(world, address)),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
  expect(world.provider.calls.filter((call) => call.startsWith('GET'))).toEqual([])
})

clause('CFG-8 a provider on a private network is called', async (world) => {
  publish(world, { ...whole, ...metadataOf('https://10.0.0.7') }, 'https://10.0.0.7')
  expect(await warningsOf(await ask(world, 'https://10.0.0.7'))).toEqual([])
})

clause(
  'CFG-8 a provider on a private network is not called if the operator forbids it',
  async (world) => {
    publish(world, whole, 'https://10.0.0.7')
    expect(await detailsOf(await ask(world, 'https://10.0.0.7'))).toBe('issuer_url must not be called.')
    expect(await detailsOf(await ask(world, 'https://localhost'))).toBe('issuer_url must not be called.')
  },
  { settings: { isPrivateProviderAllowed: false } },
)

clause('CFG-8 every failure has the same answer, whatever the reason', async (world) => {
  const reasons: readonly { status: number; body: unknown }[] = [
    { status: 404, body: {} },
    { status: 302, body: '' },
    { status: 200, body: '<html>internal wiki</html>' },
    { status: 200, body: { issuer: 7 } },
  ]
  const answers = await Promise.all(
    reasons.map((reason, index) => {
      const issuer = `https://idp${index}.example`
      world.provider.replies.set(`GET ${issuer}/.well-known/openid-configuration`, () => reason)
      return ask(world, issuer)
    }),
  )
  const unplugged = await ask(world, 'https://unplugged.example')
  const sentences = new Set(await Promise.all([...answers, unplugged].map(detailsOf)))
  expect([...sentences]).toEqual(['No provider answers at the issuer_url with a discovery document.'])
})

clause('CFG-8 a token endpoint that blocks our pages by CORS is a warning', async (world) => {
  publish(world)
  const origins: unknown[] = []
  const refusing = (allowedOrigin?: string) =>
    world.provider.replies.set(`POST ${issuerUrl}/token`, ({ headers }) => {
      origins.push(headers?.['origin'])
      const reply = { status: 400, body: { error: 'invalid_grant' } }
      return allowedOrigin === undefined ? reply : { ...reply, allowedOrigin }
    })
  const discover = async (body: object, headers = {}) =>
    warningsOf(
      await world.fetch('POST', '/api/oidc/discover', {
        as: 'admin',
        body: { issuer_url: issuerUrl, ...body },
        headers,
      }),
    )
  const client = { client_id: 'web' }
  expect(await discover(client)).toEqual([])
  refusing()
  expect(await discover(client)).toEqual(['no-cors'])
  expect(await discover({})).toEqual([])
  refusing('https://calendar.example')
  expect(await discover(client)).toEqual([])
  expect(await discover(client, { origin: 'https://friend.example' })).toEqual(['no-cors'])
  expect(origins).toEqual(['https://calendar.example', 'https://calendar.example', 'https://friend.example'])
})

clause('CFG-8 the token endpoint of another issuer’s document is not called', async (world) => {
  publish(world, { ...whole, issuer: 'https://else.example' })
  const body = { issuer_url: issuerUrl, client_id: 'web' }
  const answer = await world.fetch('POST', '/api/oidc/discover', { as: 'admin', body })
  expect(await warningsOf(answer)).toEqual(['issuer-differs'])
  expect(world.provider.calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

clause('CFG-8 only administrators may use discovery', async (world) => {
  const body = { issuer_url: issuerUrl }
  expect((await world.fetch('POST', '/api/oidc/discover', { body })).status).toBe(401)
  expect((await world.fetch('POST', '/api/oidc/discover', { as: 'alice', body })).status).toBe(403)
  expect((await ask(world, undefined)).status).toBe(400)
})
