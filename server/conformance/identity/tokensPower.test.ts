import { expect } from 'vitest'
import { credentials, everyStrategy, type CredentialKind } from '../testing/credentials.ts'
import { clause } from '../testing/harness.ts'
import { issuerUrl } from '../testing/scriptedProvider.ts'
import type { World } from '../testing/world.ts'

const value = { issuer_url: issuerUrl, clients: [{ client_id: 'kalends', client_secret: 'another' }] }
const settings = [{ name: 'core', configurations: [{ name: 'openid-connect', value }] }]

/**
 * Calls that create a credential or change a provider: method, path, body, and the status for a person who
 * signed in.
 */
const endpoints = [
  ['PUT', '/api/configurations?scope=platform', settings, 204],
  ['POST', '/api/configurations/history/{version}/restore', undefined, 204],
  ['POST', '/api/oidc/trial', { settings: value, client_id: 'kalends' }, 201],
  ['POST', '/api/session', undefined, 200],
  ['POST', '/api/jwt/generate', undefined, 200],
  ['POST', '/api/tokens', { name: 'Script', scope: 'read' }, 201],
  ['GET', '/api/tokens', undefined, 200],
  ['POST', '/api/calendars/{home}/{home}/secret-address', { shows: 'busy' }, 201],
  ['POST', '/api/logout', { everywhere: true }, 204],
] as const

const mayDoIt: Readonly<Record<CredentialKind, boolean>> = {
  basic: true,
  'basic-ldap': true,
  'openid-connect': true,
  cookie: true,
  bearer: false,
  'bearer, reading': false,
  jwt: false,
}
const kinds = ['basic', 'basic-ldap', 'openid-connect', 'cookie', 'bearer', 'bearer, reading', 'jwt'] as const

/** A version of the settings that can be restored. */
async function earlierVersion(world: World): Promise<string> {
  await world.fetch('PUT', '/api/configurations?scope=platform', { as: 'admin', body: settings })
  const answer = await world.fetch('GET', '/api/configurations/history', { as: 'admin' })
  const { versions } = await answer.json()
  return versions.at(-1).id
}

for (const kind of kinds) {
  clause(
    `ID-18, ID-19 an administrator's ${kind} ${mayDoIt[kind] ? 'changes' : 'cannot change'} credentials and sign-on`,
    async (world) => {
      const version = await earlierVersion(world)
      const home = await world.homeOf('admin')
      for (const [method, path, body, status] of endpoints) {
        const headers = await credentials[kind](world, 'admin')
        const filled = path.replace('{version}', version).replaceAll('{home}', home)
        const answer = await world.fetch(method, filled, { headers, body })
        const text = await answer.text()
        if (mayDoIt[kind]) expect([path, answer.status]).toEqual([path, status])
        else {
          expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 403, null])
          const mayNotEvenWrite = kind === 'bearer, reading' && method !== 'GET'
          expect(JSON.parse(text)).toMatchObject({
            error: { code: 403, reason: mayNotEvenWrite ? 'forbidden' : 'needs-sign-in' },
          })
        }
      }
    },
    everyStrategy,
  )
}

clause('ID-18 an administrator’s token can read what an administrator can read', async (world) => {
  await earlierVersion(world)
  const headers = await credentials.bearer(world, 'admin')
  const status = async (method: string, path: string, body?: unknown) =>
    (await world.fetch(method, path, { headers, body })).status
  const keys = [{ name: 'core', keys: ['openid-connect'] }]
  expect(await status('POST', '/api/configurations?scope=platform', keys)).toBe(200)
  expect(await status('GET', '/api/configurations/history')).toBe(200)
  expect(await status('GET', '/api/configurations/audit')).toBe(200)
  expect(await status('GET', '/api/healthcheck/services')).toBe(200)
})
