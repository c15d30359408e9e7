import { expect, test } from 'vitest'
import type { TrialStep } from '#contract/trial.ts'
import { configurationOf, settingsDraftOf } from '../SettingsDraft.ts'
import { remediesFor } from './remedies.ts'

const draftWith = (client: Readonly<Record<string, unknown>> = {}) =>
  settingsDraftOf({ issuer_url: 'https://id.example', clients: [{ client_id: 'web', ...client }] }, null)

const failed = (name: TrialStep['name'], finding: NonNullable<TrialStep['finding']>, told?: string) =>
  ({ name, outcome: 'failed', finding, ...(told !== undefined && { told }) }) as const

/** The settings after each remedy, applied alone. */
const settingsAfter = (step: TrialStep, client?: Readonly<Record<string, unknown>>) => {
  const draft = draftWith(client)
  return remediesFor(step, draft).map(({ change }) => configurationOf({ ...draft, ...change }))
}
const clientsAfter = (...parts: Parameters<typeof settingsAfter>) =>
  settingsAfter(...parts).map(({ clients }) => clients[0])

test.each([
  ['browser', 'token-blocked', 'https://id.example', [{ relay: true }]],
  ['browser', 'keys-blocked', 'https://id.example', [{ response_type: 'code' }]],
  ['browser', 'discovery-blocked', 'https://id.example', [{ response_type: 'code' }]],
  ['token', 'foreign-issuer', 'https://sts.example', [{ token_issuers: 'https://sts.example' }]],
  ['token', 'foreign-issuer', 'no address', []],
  ['email', 'unvouched', 'ada@kalends.example', [{ domain: 'kalends.example' }, { email_trusted: true }]],
  ['domain', 'not-of-issuer', 'kalends.example', [{ domain: 'kalends.example' }]],
  ['email', 'unverified', undefined, []],
  ['domain', 'unknown', 'elsewhere.example', []],
  ['email', 'missing', undefined, []],
] as const)('%s %s (%s) has the remedy %j', (name, finding, told, mended) => {
  expect(clientsAfter(failed(name, finding, told))).toEqual(
    mended.map((fields) => ({ client_id: 'web', ...fields })),
  )
})

test('a new domain is added to the existing ones', () => {
  const step = failed('domain', 'not-of-issuer', 'b.example')
  expect(clientsAfter(step, { domain: 'a.example' })).toEqual([
    { client_id: 'web', domain: ['a.example', 'b.example'] },
  ])
})

test('a typed scope without email gets it', () => {
  expect(clientsAfter(failed('email', 'missing'), { scope: 'openid profile' })).toEqual([
    { client_id: 'web', scope: 'openid profile email' },
  ])
})

test('the issuer is applied where it was typed, for the platform or the client', () => {
  const step = failed('discovery', 'other-issuer', 'https://id.example/')
  expect(settingsAfter(step)[0]?.issuer_url).toBe('https://id.example/')
  const own = settingsAfter(step, { issuer_url: 'https://own.example' })[0]
  expect(own?.issuer_url).toBe('https://id.example')
  expect(own?.clients[0]?.issuer_url).toBe('https://id.example/')
})

test('a remedy that is in the draft already is not proposed, and a passed step has none', () => {
  expect(clientsAfter(failed('browser', 'token-blocked'), { relay: true })).toEqual([])
  expect(clientsAfter({ name: 'email', outcome: 'passed', finding: 'trusted', told: 'a@b.example' })).toEqual(
    [],
  )
})
