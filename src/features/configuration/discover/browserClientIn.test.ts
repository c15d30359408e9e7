import { expect, test } from 'vitest'
import type { OpenIdClient } from '#contract/configuration.ts'
import { secretMask } from '#contract/secretProperties.ts'
import { settingsDraftOf } from '../SettingsDraft.ts'
import { browserClientIn } from './browserClientIn.ts'

const issuer_url = 'https://id.example'
const asked = (...clients: readonly OpenIdClient[]) =>
  browserClientIn(settingsDraftOf({ issuer_url, clients: [...clients] }, null))

test('CFG-8 discovery checks the first client if the browser redeems its codes', () => {
  expect(asked({ client_id: 'web' }, { client_id: 'other' })).toEqual({ client_id: 'web' })
  expect(asked({ client_id: 'web', issuer_url: `${issuer_url}/` })).toEqual({ client_id: 'web' })
})

test.each<readonly [string, OpenIdClient]>([
  ['has a secret', { client_id: 'web', client_secret: 'tiger' }],
  ['has a secret that is stored', { client_id: 'web', client_secret: secretMask }],
  ['is relayed', { client_id: 'web', relay: true }],
  ['gets no code', { client_id: 'web', response_type: 'id_token token' }],
  ['is of another issuer', { client_id: 'web', issuer_url: 'https://else.example' }],
])('CFG-8 discovery asks for no client that %s', (_, client) => {
  expect(asked(client)).toEqual({})
})

test('CFG-8 discovery checks no client if none is typed', () => {
  expect(asked()).toEqual({})
})
