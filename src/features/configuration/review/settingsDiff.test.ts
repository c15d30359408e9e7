import { expect, test } from 'vitest'
import { settingsDiff } from './settingsDiff.ts'

const mask = '********'
const stored = {
  issuer_url: 'https://id.example',
  clients: [
    { client_id: 'web', client_secret: mask, scope: 'openid' },
    { client_id: 'reports', token_url: 'https://id.example/token' },
  ],
}
const client = (id: string, ...[before, after, masks]: Parameters<typeof settingsDiff>) =>
  settingsDiff(before, after, masks).clients.find(({ clientId }) => clientId === id)

test('equal settings have no differences, including a kept secret', () => {
  expect(settingsDiff(stored, stored).isSame).toBe(true)
  expect(client('web', stored, stored)).toEqual({ clientId: 'web', kind: 'kept', fields: [], secret: 'kept' })
})

test('a field is added, changed or removed', () => {
  const after = {
    issuer_url: 'https://new.example',
    clients: [
      { client_id: 'web', client_secret: mask, audience: ['a', 'b'] },
      { client_id: 'reports', token_url: 'https://id.example/token' },
    ],
  }
  expect(settingsDiff(stored, after).issuer).toEqual({
    field: 'issuer_url',
    before: 'https://id.example',
    after: 'https://new.example',
  })
  expect(client('web', stored, after)?.fields).toEqual([
    { field: 'scope', before: 'openid', after: null },
    { field: 'audience', before: null, after: '["a","b"]' },
  ])
})

test('a client is added and another removed', () => {
  const after = {
    ...stored,
    clients: [{ client_id: 'web', client_secret: mask, scope: 'openid' }, { client_id: 'new' }],
  }
  expect(settingsDiff(stored, after).clients.map(({ clientId, kind }) => [clientId, kind])).toEqual([
    ['web', 'kept'],
    ['new', 'added'],
    ['reports', 'removed'],
  ])
})

test('a secret is set, replaced or removed, and its value is not shown', () => {
  const after = {
    ...stored,
    clients: [
      { client_id: 'web', client_secret: 'planted' },
      { client_id: 'reports', client_secret: 'planted' },
    ],
  }
  expect(client('web', stored, after)?.secret).toBe('replaced')
  expect(client('reports', stored, after)?.secret).toBe('set')
  expect(client('web', stored, { ...stored, clients: [{ client_id: 'web' }] })?.secret).toBe('removed')
  expect(JSON.stringify(settingsDiff(stored, after))).not.toContain('planted')
})

test('a former version restores the secret of its time', () => {
  expect(client('web', stored, stored, 'as-then')?.secret).toBe('as-then')
  expect(settingsDiff(stored, stored, 'as-then').isSame).toBe(false)
})

test('a new order of the same clients is a change', () => {
  const after = { ...stored, clients: stored.clients.toReversed() }
  expect(settingsDiff(stored, after)).toMatchObject({ isReordered: true, isSame: false })
})

test('if nothing is stored, everything is new', () => {
  const diff = settingsDiff(null, stored)
  expect(diff.issuer?.before).toBeNull()
  expect(diff.clients.map(({ kind, secret }) => [kind, secret])).toEqual([
    ['added', 'set'],
    ['added', null],
  ])
})

test('a secret in an unknown field is not shown', () => {
  const of = (key: string) => ({ clients: [{ client_id: 'calendar', api_key: key }] })
  const { clients } = settingsDiff(of('********'), of('typed-anew'))
  expect(clients[0]?.fields).toEqual([{ field: 'api_key', before: '********', after: '********' }])
})
