import { beforeAll, expect, test } from 'vitest'
import { toBase64url } from '#contract/base64url.ts'
import { signedClaims } from './signedClaims.ts'

const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
}
const elliptic = { name: 'ECDSA', namedCurve: 'P-256' }
const claims = { iss: 'https://id.example', sub: 'alice' }

let rsaPair: CryptoKeyPair
let ecPair: CryptoKeyPair
let keys: readonly object[]

beforeAll(async () => {
  rsaPair = await crypto.subtle.generateKey(rsa, true, ['sign', 'verify'])
  ecPair = await crypto.subtle.generateKey(elliptic, true, ['sign', 'verify'])
  keys = [
    { kty: 'oct', k: 'c2VjcmV0', kid: 'shared' },
    { ...(await published(rsaPair)), kid: 'rsa', use: 'sig', alg: 'RS256' },
    { ...(await published(ecPair)), kid: 'ec', use: 'sig', alg: 'ES256' },
  ]
})

const published = ({ publicKey }: CryptoKeyPair) => crypto.subtle.exportKey('jwk', publicKey)
const encoded = (value: unknown) => toBase64url(new TextEncoder().encode(JSON.stringify(value)))

async function signed(header: object, { privateKey }: CryptoKeyPair = rsaPair): Promise<string> {
  const head = `${encoded(header)}.${encoded(claims)}`
  const method = privateKey.algorithm.name === 'ECDSA' ? { name: 'ECDSA', hash: 'SHA-256' } : rsa
  const signature = await crypto.subtle.sign(method, privateKey, new TextEncoder().encode(head))
  return `${head}.${toBase64url(new Uint8Array(signature))}`
}

test('the claims of a token signed by the provider are read, with RSA and elliptic curves', async () => {
  expect(await signedClaims(await signed({ alg: 'RS256', kid: 'rsa' }), keys)).toEqual({
    claims,
    hash: 'SHA-256',
  })
  expect(await signedClaims(await signed({ alg: 'ES256', kid: 'ec' }, ecPair), keys)).toEqual({
    claims,
    hash: 'SHA-256',
  })
})

test('a token without a key id is tried with every key of its type', async () => {
  expect(await signedClaims(await signed({ alg: 'RS256' }), keys)).toEqual({ claims, hash: 'SHA-256' })
})

test.each([
  ['no algorithm', { alg: 'none' }],
  ['a shared secret', { alg: 'HS256', kid: 'shared' }],
  ['an algorithm that its key is not for', { alg: 'RS512', kid: 'rsa' }],
  ['an algorithm that nobody knows', { alg: 'constructor', kid: 'rsa' }],
  ['a key of another kind', { alg: 'ES256', kid: 'rsa' }],
  ['a key that nobody knows', { alg: 'RS256', kid: 'other' }],
  ['an extension that must be understood', { alg: 'RS256', kid: 'rsa', crit: ['b64'] }],
])('a token with %s has no valid claims', async (_, header) => {
  expect(await signedClaims(await signed(header), keys)).toBeNull()
})

test('a token signed by somebody else has no valid claims', async () => {
  const stranger = await crypto.subtle.generateKey(rsa, true, ['sign', 'verify'])
  expect(await signedClaims(await signed({ alg: 'RS256', kid: 'rsa' }, stranger), keys)).toBeNull()
})

test('a token that was changed has no valid claims', async () => {
  const [head, , signature] = (await signed({ alg: 'RS256', kid: 'rsa' })).split('.')
  const changed = encoded({ ...claims, sub: 'mallory' })
  expect(await signedClaims(`${head}.${changed}.${signature}`, keys)).toBeNull()
})

test('without keys no token is valid', async () => {
  expect(await signedClaims(await signed({ alg: 'RS256', kid: 'rsa' }), [])).toBeNull()
})

test.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d', '!.!.!'])('%j is not a token', async (text) => {
  expect(await signedClaims(text, keys)).toBeNull()
})

test('a key for encryption is not used to verify', async () => {
  const forEncrypting = keys.map((key) => ({ ...key, use: 'enc' }))
  expect(await signedClaims(await signed({ alg: 'RS256', kid: 'rsa' }), forEncrypting)).toBeNull()
})

const algorithms = [
  ['RS256', { ...rsa, hash: 'SHA-256' }, { name: 'RSASSA-PKCS1-v1_5' }, 'SHA-256'],
  ['RS384', { ...rsa, hash: 'SHA-384' }, { name: 'RSASSA-PKCS1-v1_5' }, 'SHA-384'],
  ['RS512', { ...rsa, hash: 'SHA-512' }, { name: 'RSASSA-PKCS1-v1_5' }, 'SHA-512'],
  ['PS256', { ...rsa, name: 'RSA-PSS', hash: 'SHA-256' }, { name: 'RSA-PSS', saltLength: 32 }, 'SHA-256'],
  ['PS384', { ...rsa, name: 'RSA-PSS', hash: 'SHA-384' }, { name: 'RSA-PSS', saltLength: 48 }, 'SHA-384'],
  ['PS512', { ...rsa, name: 'RSA-PSS', hash: 'SHA-512' }, { name: 'RSA-PSS', saltLength: 64 }, 'SHA-512'],
  ['ES256', elliptic, { name: 'ECDSA', hash: 'SHA-256' }, 'SHA-256'],
  ['ES384', { name: 'ECDSA', namedCurve: 'P-384' }, { name: 'ECDSA', hash: 'SHA-384' }, 'SHA-384'],
  ['ES512', { name: 'ECDSA', namedCurve: 'P-521' }, { name: 'ECDSA', hash: 'SHA-512' }, 'SHA-512'],
  ['EdDSA', { name: 'Ed25519' }, { name: 'Ed25519' }, 'SHA-512'],
  ['Ed25519', { name: 'Ed25519' }, { name: 'Ed25519' }, 'SHA-512'],
] as const

test.each(algorithms)(
  'a token signed with %s is read, whether or not its key names the algorithm',
  async (alg, made, method, hash) => {
    const pair = await crypto.subtle.generateKey(made, true, ['sign', 'verify'])
    if (!('publicKey' in pair)) throw new Error('a pair of keys')
    const head = `${encoded({ alg, kid: 'its' })}.${encoded(claims)}`
    const signature = await crypto.subtle.sign(method, pair.privateKey, new TextEncoder().encode(head))
    const token = `${head}.${toBase64url(new Uint8Array(signature))}`
    const { alg: _alg, ...key } = { ...(await published(pair)), kid: 'its' }
    expect(await signedClaims(token, [...keys, { ...key, use: 'sig', alg }])).toEqual({ claims, hash })
    expect(await signedClaims(token, [key])).toEqual({ claims, hash })
    expect(await signedClaims(token, [{ ...key, alg: 'HS256' }])).toBeNull()
    expect(await signedClaims(token, [{ ...key, use: 'enc' }])).toBeNull()
    expect(await signedClaims(token, [{ ...key, x: 'AA', n: 'AA' }])).toBeNull()
  },
)
