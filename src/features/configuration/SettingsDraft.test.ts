import { expect, test } from 'vitest'
import { configurationOf, draftOf, newClient, problemsOf, type SettingsDraft } from './SettingsDraft.ts'

const stored = {
  issuer_url: 'https://id.example',
  clients: [{ client_id: 'kalends', client_secret: '********', scope: 'openid email' }],
}

const typing = (
  draft: SettingsDraft,
  fields: Partial<SettingsDraft['clients'][number]['fields']>,
): SettingsDraft => ({
  ...draft,
  clients: draft.clients.map((client) => ({ ...client, fields: { ...client.fields, ...fields } })),
})

test('what was not touched is saved as it was, unknown keys and secret included', () => {
  expect(configurationOf(draftOf(stored))).toEqual(stored)
})

test('a stored secret is not shown', () => {
  expect(draftOf(stored).clients[0]?.fields.client_secret).toBe('')
})

test('a secret that is typed replaces the stored one', () => {
  const body = configurationOf(typing(draftOf(stored), { client_secret: 'new' }))
  expect(body.clients[0]?.client_secret).toBe('new')
})

test('an empty field is left out, and spaces around an address are dropped', () => {
  const body = configurationOf(typing(draftOf(stored), { token_url: ' https://id.example/token ' }))
  expect(body.clients[0]).toEqual({
    client_id: 'kalends',
    client_secret: '********',
    scope: 'openid email',
    token_url: 'https://id.example/token',
  })
})

test('a field that is no URL has the sentence of the service', () => {
  expect(problemsOf(typing(draftOf(stored), { user_info_url: 'nonsense' }))).toEqual({
    'clients/0/user_info_url': 'must be a URL',
  })
})

test('a client without an id has the sentence of the service', () => {
  expect(problemsOf(draftOf({ clients: [] }))).toEqual({ 'clients/0/client_id': 'must not be empty' })
})

test('a stored secret must be typed again when the token URL changes', () => {
  const draft = typing(draftOf(stored), { token_url: 'https://elsewhere.example/token' })
  expect(problemsOf(draft)).toHaveProperty('clients/0/client_secret')
  expect(problemsOf(typing(draft, { client_secret: 'again' }))).toEqual({})
})

test('a stored secret must be typed again when the issuer of the platform changes', () => {
  expect(problemsOf({ ...draftOf(stored), issuerUrl: 'https://elsewhere.example' })).toHaveProperty(
    'clients/0/client_secret',
  )
})

test('a new client gets a key of its own', () => {
  const { clients } = draftOf(stored)
  expect(newClient(clients).key).toBe(1)
})
