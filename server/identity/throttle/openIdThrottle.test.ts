import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { scriptedProvider } from '../../conformance/testing/scriptedProvider.ts'
import type { IdentityProvider } from '../../ports.ts'
import { digest } from '../../digest.ts'
import { openIdThrottle } from './openIdThrottle.ts'
import type { CredentialVerdict } from '../strategy.ts'
import { throttleCounts } from './throttleCounts.ts'

const clock = () => epochMs(0)
const request = (token: string) => ({
  request: new Request('http://kalends.example/', { headers: { authorization: `Bearer ${token}` } }),
  sender: 'one',
})

const alice = { email: 'alice@kalends.example', firstName: '', lastName: '', mayBeNew: true }
const busy = { kind: 'unreachable', cause: 'answered 429', retryAfterMs: 1000 } as const

/**
 * The throttle around a strategy with a scripted verdict. `ask` are its calls to the provider before that.
 */
function around(
  verdict: () => CredentialVerdict,
  ask: (provider: IdentityProvider, token: string) => Promise<unknown> = async () => undefined,
) {
  const counts = throttleCounts(memoryStore(), clock, () => undefined)
  const world = { identityProvider: scriptedProvider(), clock, digest, counts }
  return openIdThrottle(world, (provider) => ({
    strategy: async ({ request: sent }) => {
      await ask(provider, sent.headers.get('authorization')?.slice(7) ?? '')
      return verdict()
    },
    forgetAll: () => undefined,
    forgetPerson: () => undefined,
  }))
}

/** Whether invalid tokens are refused in the end. */
async function isBounded(strategy: ReturnType<typeof around>['strategy']): Promise<boolean> {
  for (let each = 0; each < 150; each += 1) {
    if ((await strategy(request(`made-up-${each}`))).kind === 'too-many-attempts') return true
  }
  return false
}

test('invalid tokens count if UserInfo, introspection or tokeninfo was called, and not otherwise', async () => {
  const refused = () => ({ kind: 'refused', reason: 'made up' }) as const
  const post = (body: string) => ({ method: 'POST', body }) as const
  const tried = (ask?: Parameters<typeof around>[1]) => isBounded(around(refused, ask).strategy)
  expect(await tried((provider, token) => provider.userInfo('https://idp.example/me', token))).toBe(true)
  expect(
    await tried((provider, token) =>
      provider.call('https://idp.example/introspect', post(new URLSearchParams({ token }).toString())),
    ),
  ).toBe(true)
  expect(
    await tried((provider, token) =>
      provider.call(`https://idp.example/tokeninfo?access_token=${encodeURIComponent(token)}`, {
        method: 'GET',
      }),
    ),
  ).toBe(true)
  expect(await tried()).toBe(false)
})

test('tokens of a person who was forgotten do not work again while the provider asks for fewer calls', async () => {
  let verdict: CredentialVerdict = { kind: 'known', person: alice, subject: 'subject of alice' }
  const { strategy, forgetPerson, forgetAll } = around(() => verdict)
  await strategy(request('token'))
  verdict = busy
  expect(await strategy(request('token'))).toMatchObject({ kind: 'known' })
  forgetPerson('subject of alice', null)
  expect(await strategy(request('token'))).toEqual(busy)

  verdict = { kind: 'known', person: alice }
  await strategy(request('token'))
  verdict = busy
  forgetAll()
  expect(await strategy(request('token'))).toEqual(busy)
})

test('a provider that cannot be reached makes known tokens fail', async () => {
  let verdict: CredentialVerdict = { kind: 'known', person: alice }
  const { strategy } = around(() => verdict)
  await strategy(request('token'))
  verdict = { kind: 'unreachable', cause: 'timed out' }
  expect(await strategy(request('token'))).toEqual(verdict)
})
