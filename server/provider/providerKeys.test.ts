import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { addMs, epochMs, hourMs } from '#domain/time/units.ts'
import { providerKeys } from './providerKeys.ts'

const uri = 'https://id.example.org/keys'

test('a new key of a provider is found also after the clock was set back', async () => {
  const start = epochMs(Date.UTC(2027, 2, 10, 9))
  let now = start
  const published: object[] = []
  const reply = async () =>
    ({ kind: 'replied', status: 200, text: JSON.stringify({ keys: published }) }) as const
  const keys = providerKeys({ call: reply }, () => now)
  const tokenOf = async (kid: string) => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
    published.push({ ...(await exportJWK(publicKey)), kid, alg: 'ES256' })
    return new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
  }
  await expect(jwtVerify(await tokenOf('old'), keys(uri))).resolves.toBeDefined()
  const token = await tokenOf('new')
  // Anybody can invent a key: they are not read again at once.
  await expect(jwtVerify(token, keys(uri))).rejects.toThrow('no applicable key found')
  now = addMs(start, -hourMs)
  await expect(jwtVerify(token, keys(uri))).resolves.toBeDefined()
})
