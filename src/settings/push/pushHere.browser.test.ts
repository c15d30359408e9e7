import { beforeEach, expect, test, vi } from 'vitest'
import { apiAnswering, type Answers } from '../../api/testing/apiAnswering.ts'
import { storageWith } from '../testing/storageWith.ts'
import { beginPush, endPush, isPushedHere, keepPush, type PushBrowser } from './pushHere.ts'

const path = '/api/user/push-subscriptions'
const times = { createdAt: '2027-03-15T09:00:00Z', expiresAt: '2027-05-14T09:00:00Z' }
const added = { status: 201, body: { id: 's1', service: 'push.example', ...times } }
const answers: Answers = { [`POST ${path}`]: added, [`DELETE ${path}/s1`]: {} }

const unregister = vi.fn<() => Promise<boolean>>(async () => true)
type Registration = Awaited<ReturnType<PushBrowser['workers']['register']>>
const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true)
const subscribe = vi.fn<Registration['pushManager']['subscribe']>()
const register = vi.fn<PushBrowser['workers']['register']>()
let browser: PushBrowser

beforeEach(() => {
  vi.clearAllMocks()
  subscribe.mockResolvedValue({
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
  })
  const registration = {
    active: {},
    installing: null,
    waiting: null,
    scope: new URL('assets/push/', location.href).href,
    pushManager: { subscribe, getSubscription: async () => ({ unsubscribe }) },
    unregister,
  }
  register.mockResolvedValue(registration)
  browser = { workers: { register, getRegistration: async () => registration }, storage: storageWith() }
})

function served(given: Answers = answers, pushKey: string | undefined = 'public-key') {
  const { api, asked } = apiAnswering(given)
  return { api: { ...api, config: { ...api.config, ...(pushKey !== undefined && { pushKey }) } }, asked }
}
const calls = (asked: readonly Request[]) =>
  asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)

test('a browser subscribes with the operator’s key, and tells the service with its zone', async () => {
  const { api, asked } = served()
  await beginPush(api, 'alice', browser)
  expect(register).toHaveBeenCalledWith('assets/push.js', { scope: 'assets/push/' })
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'public-key' })
  expect(await asked[0]?.json()).toEqual({
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'key', auth: 'secret' },
    zone: Temporal.Now.timeZoneId(),
  })
  expect(isPushedHere(browser.storage)).toBe(true)
})

test('it is not on where the push service or ours refuses', async () => {
  await expect(beginPush(served({}).api, 'alice', browser)).rejects.toThrow()
  subscribe.mockRejectedValue(new Error('no push service'))
  await expect(beginPush(served().api, 'alice', browser)).rejects.toThrow()
  expect(isPushedHere(browser.storage)).toBe(false)
})

test('with new keys of the service a browser that has a subscription begins another one', async () => {
  subscribe.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'))
  await beginPush(served().api, 'alice', browser)
  expect(unsubscribe).toHaveBeenCalledTimes(1)
  expect(subscribe).toHaveBeenCalledTimes(2)
  expect(isPushedHere(browser.storage)).toBe(true)
})

test('it ends in the browser and at the service, and in the browser if the service does not answer', async () => {
  const { api, asked } = served()
  await beginPush(api, 'alice', browser)
  await endPush(api, browser)
  expect(calls(asked)).toEqual([`POST ${path}`, `DELETE ${path}/s1`])
  expect(unregister).toHaveBeenCalledTimes(1)
  await beginPush(api, 'alice', browser)
  await endPush(served({}).api, browser)
  expect(unregister).toHaveBeenCalledTimes(2)
  expect(isPushedHere(browser.storage)).toBe(false)
})

test('it is renewed after a day, and not sooner', async () => {
  const { api, asked } = served()
  await beginPush(api, 'alice', browser)
  await keepPush(api, 'alice', browser, 'granted')
  expect(asked).toHaveLength(1)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60_000)
  await keepPush(api, 'alice', browser, 'granted')
  expect(calls(asked)).toEqual([`POST ${path}`, `POST ${path}`])
  vi.restoreAllMocks()
})

test('it ends if somebody else signs in, or notifications or the service no longer allow it', async () => {
  const { api, asked } = served()
  await beginPush(api, 'alice', browser)
  await keepPush(api, 'bob', browser, 'granted')
  expect(isPushedHere(browser.storage)).toBe(false)
  // The subscription was of somebody else: Bob cannot remove it at the service.
  expect(calls(asked)).toEqual([`POST ${path}`])
  await beginPush(api, 'alice', browser)
  await keepPush(api, 'alice', browser, 'denied')
  expect(isPushedHere(browser.storage)).toBe(false)
  await beginPush(api, 'alice', browser)
  await keepPush(apiAnswering(answers).api, 'alice', browser, 'granted')
  expect(isPushedHere(browser.storage)).toBe(false)
})
