import { expect, test } from 'vitest'
import {
  configurationOf,
  settingsDraftOf,
  newClient,
  problemsOf,
  type SettingsDraft,
} from './SettingsDraft.ts'

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

test('untouched fields are saved unchanged, including unknown keys and the secret', () => {
  expect(configurationOf(settingsDraftOf(stored, stored))).toEqual(stored)
})

test('a stored secret is not shown', () => {
  expect(settingsDraftOf(stored, stored).clients[0]?.fields.client_secret).toBe('')
})

test('a typed secret replaces the stored one', () => {
  const body = configurationOf(typing(settingsDraftOf(stored, stored), { client_secret: 'new' }))
  expect(body.clients[0]?.client_secret).toBe('new')
})

test('an empty field is left out, and spaces around an address are dropped', () => {
  const body = configurationOf(
    typing(settingsDraftOf(stored, stored), { token_url: ' https://id.example/token ' }),
  )
  expect(body.clients[0]).toEqual({
    client_id: 'kalends',
    client_secret: '********',
    scope: 'openid email',
    token_url: 'https://id.example/token',
  })
})

test('a switch that is on is saved as true, and read as on', () => {
  const body = configurationOf(
    typing(settingsDraftOf(stored, stored), { relay: 'true', email_trusted: 'true' }),
  )
  expect(body.clients[0]).toMatchObject({ relay: true, email_trusted: true })
  expect(configurationOf(settingsDraftOf(body, stored))).toEqual(body)
})

test('a field that is not a URL shows the sentence of the service', () => {
  expect(problemsOf(typing(settingsDraftOf(stored, stored), { user_info_url: 'nonsense' }))).toEqual({
    'clients/0/user_info_url': 'must be a URL',
  })
})

test('a client without an id shows the sentence of the service', () => {
  expect(problemsOf(settingsDraftOf({ clients: [] }, null))).toEqual({
    'clients/0/client_id': 'must not be empty',
  })
})

test('a stored secret must be typed again when the token URL changes', () => {
  const draft = typing(settingsDraftOf(stored, stored), { token_url: 'https://elsewhere.example/token' })
  expect(problemsOf(draft)).toHaveProperty('clients/0/client_secret')
  expect(problemsOf(typing(draft, { client_secret: 'again' }))).toEqual({})
})

test('a stored secret must be typed again when the issuer of the platform changes', () => {
  expect(
    problemsOf({ ...settingsDraftOf(stored, stored), issuerUrl: 'https://elsewhere.example' }),
  ).toHaveProperty('clients/0/client_secret')
})

test('a new client gets a key of its own', () => {
  const { clients } = settingsDraftOf(stored, stored)
  expect(newClient(clients).key).toBe(1)
})

test('a trailing slash at the issuer is not another host', () => {
  const draft = { ...settingsDraftOf(stored, stored), issuerUrl: 'https://id.example/' }
  expect(problemsOf(draft)).toEqual({})
})

test('a client with a new id has no stored secret to keep', () => {
  expect(problemsOf(typing(settingsDraftOf(stored, stored), { client_id: 'other' }))).toEqual({
    'clients/0/client_secret': 'must be typed, as none is stored for this client',
  })
})

test('if the settings cannot be read, a mask is never saved as a secret', () => {
  expect(problemsOf(settingsDraftOf(stored, null))).toEqual({
    'clients/0/client_secret': 'must be typed, as none is stored for this client',
  })
})

test('a former version keeps the stored clients’ secrets', () => {
  const former = { ...stored, clients: [...stored.clients, { client_id: 'reports' }] }
  expect(configurationOf(settingsDraftOf(former, stored))).toEqual(former)
  expect(problemsOf(settingsDraftOf(former, stored))).toEqual({})
})

test('an audience stays as it was written, and several names are a list', () => {
  const listed = { clients: [{ client_id: 'kalends', audience: ['calendar'] }] }
  const draft = settingsDraftOf(listed, listed)
  expect(configurationOf(draft)).toEqual(listed)
  expect(configurationOf(typing(draft, { audience: 'calendar mail' })).clients[0]?.audience).toEqual([
    'calendar',
    'mail',
  ])
})

test('a second client with the same id is marked as wrong', () => {
  const twice = { clients: [{ client_id: 'kalends' }, { client_id: 'reports' }, { client_id: 'reports' }] }
  expect(problemsOf(settingsDraftOf(twice, null))).toEqual({
    'clients/2/client_id': 'must not hold the same client_id twice',
  })
})
