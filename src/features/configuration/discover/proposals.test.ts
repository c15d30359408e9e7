import { expect, test } from 'vitest'
import type { DiscoveryAnswer } from '#contract/discovery.ts'
import { configurationOf, settingsDraftOf } from '../SettingsDraft.ts'
import { applied, proposalsIn, warningsLeft } from './proposals.ts'

const discovered = {
  issuer_url: 'https://id.example/',
  token_url: 'https://id.example/token',
  user_info_url: 'https://id.example/me',
}

const draft = settingsDraftOf(
  {
    issuer_url: 'https://id.example',
    clients: [
      {
        client_id: 'kalends',
        user_info_url: 'https://id.example/me',
        end_session_endpoint: 'https://a.example',
      },
      { client_id: 'partner', issuer_url: 'https://partner.example' },
    ],
  },
  null,
)

test('differences from the provider are proposed, except for clients of another issuer', () => {
  expect(proposalsIn(draft, discovered)).toEqual([
    {
      path: 'issuer_url',
      field: 'issuer_url',
      position: null,
      now: 'https://id.example',
      found: 'https://id.example/',
    },
    {
      path: 'clients/0/token_url',
      field: 'token_url',
      position: 1,
      now: '',
      found: 'https://id.example/token',
    },
  ])
})

test('one proposal is applied, and then gone', () => {
  const [, tokenUrl] = proposalsIn(draft, discovered)
  const next = applied(draft, tokenUrl ? [tokenUrl] : [])
  expect(configurationOf(next)).toMatchObject({
    issuer_url: 'https://id.example',
    clients: [{ token_url: 'https://id.example/token' }, { client_id: 'partner' }],
  })
  expect(proposalsIn(next, discovered).map(({ path }) => path)).toEqual(['issuer_url'])
})

test('after applying all there is nothing to propose', () => {
  expect(proposalsIn(applied(draft, proposalsIn(draft, discovered)), discovered)).toEqual([])
})

test('the warning about the issuer goes when the issuer is applied, and others stay', () => {
  const answer: DiscoveryAnswer = { discovered, warnings: ['issuer-slash', 'no-s256'] }
  expect(warningsLeft(answer, draft)).toEqual(['issuer-slash', 'no-s256'])
  expect(warningsLeft(answer, { ...draft, issuerUrl: 'https://id.example/' })).toEqual(['no-s256'])
})

test.each([
  ['the service asks for tokens', { relay: 'true' }],
  ['a secret is typed', { client_secret: 'tiger' }],
  ['another token URL is typed', { token_url: 'https://else.example/token' }],
])('CFG-8 the warning that no browser may ask for tokens goes once %s', (_, change) => {
  const answer: DiscoveryAnswer = { discovered, warnings: ['no-cors', 'no-s256'] }
  const clients = draft.clients.map((client) => ({ ...client, fields: { ...client.fields, ...change } }))
  expect(warningsLeft(answer, draft)).toEqual(['no-cors', 'no-s256'])
  expect(warningsLeft(answer, { ...draft, clients })).toEqual(['no-s256'])
})
