import { expect, test } from 'vitest'
import { addressKind } from '../net/addressKind.ts'
import type { ProviderCall, ProviderReply } from '../ports.ts'
import { isOriginRefused } from './isOriginRefused.ts'
import { plainSettings } from '../testing/plainSettings.ts'

const origin = 'https://calendar.example'
const token = 'https://idp.example/token'

const errorReply = (error: string, allowedOrigin?: string): ProviderReply => ({
  kind: 'replied',
  status: 400,
  text: JSON.stringify({ error }),
  ...(allowedOrigin !== undefined && { allowedOrigin }),
})

/** The result for a token endpoint with this reply, and what was sent to it. */
async function asking(reply: ProviderReply, change: { token?: string; client_id?: string } = {}) {
  const calls: (readonly [string, ProviderCall])[] = []
  const identityProvider = {
    addressKind,
    call: async (address: string, call: ProviderCall) => {
      calls.push([address, call])
      return reply
    },
    userInfo: async () => ({ kind: 'refused' }) as const,
    discover: async () => ({ kind: 'unreachable', cause: 'not asked' }) as const,
  }
  const settings = { ...plainSettings, publicUrl: origin }
  const asked = { token, client_id: 'web', origin, ...change }
  return { calls, isRefused: await isOriginRefused({ identityProvider, settings }, asked) }
}

test.each([
  ['nobody', undefined, true],
  ['another origin', 'https://else.example', true],
  ['no origin (null)', 'null', true],
  ['this origin', origin, false],
  ['every origin', '*', false],
])('CFG-8 a token endpoint that lets %s read its answer', async (_, allowed, expected) => {
  expect((await asking(errorReply('invalid_grant', allowed))).isRefused).toBe(expected)
})

test('CFG-8 an invalid code is sent once, in the way a browser would send it', async () => {
  const one = await asking(errorReply('invalid_grant'))
  const [[address, call] = [null, null], ...others] = one.calls
  const form = new URLSearchParams(call?.body)
  expect(others).toEqual([])
  expect(address).toBe(token)
  expect(call).toMatchObject({ method: 'POST', headers: { origin } })
  expect(call?.timeoutMs).toBeUndefined()
  expect(Object.fromEntries(form)).toMatchObject({
    grant_type: 'authorization_code',
    client_id: 'web',
    redirect_uri: `${origin}/`,
  })
  expect(form.get('code_verifier')).toMatch(/^[\w.~-]{43,128}$/)
  const again = await asking(errorReply('invalid_grant'))
  expect(new URLSearchParams(again.calls[0]?.[1].body).get('code')).not.toBe(form.get('code'))
})

test.each<readonly [string, ProviderReply]>([
  ['does not answer', { kind: 'unreachable', cause: 'timed out' }],
  ['answers as no token endpoint does', { kind: 'replied', status: 404, text: '<html>' }],
  ['is asked too much', { kind: 'replied', status: 429, text: '{"error":"slow_down"}' }],
  ['fails', { kind: 'replied', status: 500, text: '{"error":"server_error"}' }],
  ['does not know the client', errorReply('invalid_client')],
])('CFG-8 nothing is said of a token endpoint that %s', async (_, reply) => {
  expect((await asking(reply)).isRefused).toBe(false)
})

test('CFG-8 without a client, or at a forbidden address, nothing is sent', async () => {
  const without = await asking(errorReply('invalid_grant'), { client_id: '' })
  const metadata = await asking(errorReply('invalid_grant'), { token: 'https://169.254.169.254/token' })
  expect([without, metadata]).toEqual([
    { calls: [], isRefused: false },
    { calls: [], isRefused: false },
  ])
})
