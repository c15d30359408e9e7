import { expect, test } from 'vitest'
import { applicationIssuer } from '#contract/configuration.ts'
import { isIssuerTyped, lockOut } from './lockOut.ts'

const own = { issuer: 'https://id.example/', clientId: 'web' }
const settings = { issuer_url: 'https://id.example', clients: [{ client_id: 'web' }, { client_id: 'api' }] }
const elsewhere = 'https://new.example/realms/main'
const decision = (change: object, isDiscovered: boolean | null = true) =>
  lockOut({ own, settings: { ...settings, ...change }, isDiscovered })

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
