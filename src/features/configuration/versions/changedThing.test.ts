import { expect, test } from 'vitest'
import { changedThing } from './changedThing.ts'

const fields = ['client_secret', 'token_url']

test.each([
  ['issuer_url', { kind: 'platform', field: 'issuer_url' }],
  ['clients', { kind: 'order' }],
  ['clients/web', { kind: 'client', clientId: 'web' }],
  ['clients/web/client_secret', { kind: 'field', clientId: 'web', field: 'client_secret' }],
  ['clients/https://app.example/x', { kind: 'client', clientId: 'https://app.example/x' }],
  [
    'clients/https://app.example/x/token_url',
    { kind: 'field', clientId: 'https://app.example/x', field: 'token_url' },
  ],
  ['clients/token_url', { kind: 'client', clientId: 'token_url' }],
])('%s names what was changed', (path, thing) => {
  expect(changedThing(path, fields)).toEqual(thing)
})
