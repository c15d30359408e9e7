import { expect, test } from 'vitest'
import { applicationIssuer } from '#contract/configuration.ts'
import { isIssuerTyped, lockOut } from './lockOut.ts'

const own = { issuer: 'https://id.example/', clientId: 'web' }
const settings = { issuer_url: 'https://id.example', clients: [{ client_id: 'web' }, { client_id: 'api' }] }
const elsewhere = 'https://new.example/realms/main'
const decision = (change: object, isDiscovered: boolean | null = true) =>
  lockOut({ own, settings: { ...settings, ...change }, isDiscovered })

test('settings that keep client and issuer of one’s own session, and whose issuer answers, lock nobody out', () => {
  expect(decision({})).toBeNull()
})

test('that nobody can tell whether the issuer answers locks nobody out', () => {
  expect(decision({}, null)).toBeNull()
})

test('the client of one’s own session is missing: the name is that of its issuer', () => {
  expect(decision({ clients: [{ client_id: 'api' }] })).toEqual({
    reasons: ['own-client'],
    issuer: 'https://id.example/',
  })
})

test('the issuer of one’s own session is another, for all or for its client alone', () => {
  expect(decision({ issuer_url: elsewhere })).toEqual({ reasons: ['own-issuer'], issuer: own.issuer })
  const clients = [{ client_id: 'web', issuer_url: elsewhere }]
  expect(decision({ clients })?.reasons).toEqual(['own-issuer'])
})

test('a second client of another provider leaves one’s own alone', () => {
  const clients = [{ client_id: 'web' }, { client_id: 'new', issuer_url: elsewhere }]
  expect(decision({ clients })).toBeNull()
})

test('the issuer does not answer: the name is that of the one that does not', () => {
  expect(decision({}, false)).toEqual({ reasons: ['no-discovery'], issuer: 'https://id.example' })
  const clients = [{ client_id: 'new', issuer_url: elsewhere }, { client_id: 'web' }]
  expect(decision({ clients }, false)).toEqual({ reasons: ['no-discovery'], issuer: elsewhere })
})

test('everything at once is said at once', () => {
  expect(decision({ issuer_url: elsewhere }, false)?.reasons).toEqual(['own-issuer', 'no-discovery'])
  expect(decision({ issuer_url: undefined, clients: [] }, null)).toEqual({
    reasons: ['own-client', 'no-issuer'],
    issuer: own.issuer,
  })
})

test('without clients there is no issuer: nobody would know which to use', () => {
  expect(applicationIssuer({ issuer_url: 'https://id.example', clients: [] })).toBeNull()
})

test('the name may be typed with or without what stands around it', () => {
  expect(isIssuerTyped('new.example/realms/main', elsewhere)).toBe(true)
  expect(isIssuerTyped(' https://New.example/realms/main/ ', elsewhere)).toBe(true)
  expect(isIssuerTyped('new.example', elsewhere)).toBe(false)
  expect(isIssuerTyped('', elsewhere)).toBe(false)
})
