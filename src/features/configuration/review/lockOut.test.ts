import { expect, test } from 'vitest'
import { applicationIssuer, type OpenIdConfiguration } from '#contract/configuration.ts'
import { isIssuerTyped, lockOut } from './lockOut.ts'

const own = { issuer: 'https://id.example/', clientId: 'web' }
const settings = { issuer_url: 'https://id.example', clients: [{ client_id: 'web' }, { client_id: 'api' }] }
const elsewhere = 'https://new.example/realms/main'
const decision = (change: object, isDiscovered: boolean | null = true) =>
  lockOut({ own, before: null, settings: { ...settings, ...change }, hasWorked: false, isDiscovered })

const client = { client_id: 'web', client_secret: '********', scope: 'openid email' }
const before = { issuer_url: own.issuer, clients: [client, { client_id: 'api' }] }

/** The reasons that there are against a change of what holds. */
const against = (change: Partial<OpenIdConfiguration>, hasWorked = false) =>
  lockOut({ own, before, settings: { ...before, ...change }, hasWorked, isDiscovered: true })?.reasons ?? []

test('settings that keep one’s own client and issuer, if it answers, lock nobody out', () => {
  expect(decision({})).toBeNull()
})

test('an unknown state of the issuer locks nobody out', () => {
  expect(decision({}, null)).toBeNull()
})

test('if one’s own client is missing, the name to type is that of its issuer', () => {
  expect(decision({ clients: [{ client_id: 'api' }] })).toEqual({
    reasons: ['own-client'],
    issuer: 'https://id.example/',
  })
})

test('another issuer, for all clients or for one’s own, may lock out', () => {
  expect(decision({ issuer_url: elsewhere })).toEqual({ reasons: ['own-issuer'], issuer: own.issuer })
  const clients = [{ client_id: 'web', issuer_url: elsewhere }]
  expect(decision({ clients })?.reasons).toEqual(['own-issuer'])
})

test('a second client of another provider does not affect one’s own', () => {
  const clients = [{ client_id: 'web' }, { client_id: 'new', issuer_url: elsewhere }]
  expect(decision({ clients })).toBeNull()
})

test('if an issuer does not answer, the name to type is that issuer’s', () => {
  expect(decision({}, false)).toEqual({ reasons: ['no-discovery'], issuer: 'https://id.example' })
  const clients = [{ client_id: 'new', issuer_url: elsewhere }, { client_id: 'web' }]
  expect(decision({ clients }, false)).toEqual({ reasons: ['no-discovery'], issuer: elsewhere })
})

test('another way to sign in has to have worked in a trial', () => {
  const asClient = (change: object) => ({ clients: [{ ...client, ...change }] })
  for (const change of [
    { client_secret: 'typed' },
    { client_secret: undefined },
    { scope: 'openid' },
    { redirect_uri: 'https://calendar.example/elsewhere' },
    { token_url: 'https://id.example/wrong' },
    { response_type: 'id_token token' },
    { domain: ['other.example'] },
    { relay: true },
  ]) {
    expect(against(asClient(change)), JSON.stringify(change)).toEqual(['untried'])
    expect(against(asClient(change), true)).toEqual([])
  }
})

test('another first client, of one’s own provider or of another, has to have worked in a trial', () => {
  const clients = [{ client_id: 'new' }, client]
  expect(against({ clients })).toEqual(['untried'])
  expect(against({ clients: [{ client_id: 'new', issuer_url: elsewhere }, client] })).toEqual(['untried'])
  expect(against({ clients }, true)).toEqual([])
})

test('what no sign-in depends on needs no trial', () => {
  const clients = [{ ...client, prompt: 'login', end_session_endpoint: 'https://id.example/out' }]
  expect(against({ clients })).toEqual([])
  expect(against({ issuer_url: undefined, clients: [{ ...client, issuer_url: own.issuer }] })).toEqual([])
  expect(against({ clients: [client, { client_id: 'reports' }] })).toEqual([])
})

test('several reasons are all listed', () => {
  expect(decision({ issuer_url: elsewhere }, false)?.reasons).toEqual(['own-issuer', 'no-discovery'])
  expect(decision({ issuer_url: undefined, clients: [] }, null)).toEqual({
    reasons: ['own-client', 'no-issuer'],
    issuer: own.issuer,
  })
})

test('without clients there is no issuer to sign in with', () => {
  expect(applicationIssuer({ issuer_url: 'https://id.example', clients: [] })).toBeNull()
})

test('the name may be typed with or without the rest of the address', () => {
  expect(isIssuerTyped('new.example/realms/main', elsewhere)).toBe(true)
  expect(isIssuerTyped(' https://New.example/realms/main/ ', elsewhere)).toBe(true)
  expect(isIssuerTyped('new.example', elsewhere)).toBe(false)
  expect(isIssuerTyped('', elsewhere)).toBe(false)
})
