import { expect, test } from 'vitest'
import { createSession, type RefreshOutcome } from './createSession.ts'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'

const key = 'oidc.user:https://id.example:kalends'
const noon = Date.UTC(2027, 2, 15, 12)

const stored = (token: string, secondsLeft: number, canRefresh = true) =>
  JSON.stringify({
    access_token: token,
    expires_at: noon / 1000 + secondsLeft,
    ...(canRefresh && { refresh_token: 'refresh' }),
  })

type Given = {
  readonly storedText?: string
  /** What each refresh does, in turn: `refused`, `unreachable`, or what it leaves in the storage. */
  readonly refreshes?: readonly string[]
}

function sessionWith({ storedText, refreshes = [] }: Given) {
  const storage = memoryStorage(storedText === undefined ? {} : { [key]: storedText })
  const coming = [...refreshes]
  const clock = { now: noon }
  const asked: number[] = []
  async function refresh(): Promise<RefreshOutcome> {
    asked.push(clock.now)
    const next = coming.shift() ?? 'refused'
    if (next === 'unreachable') throw new TypeError('Failed to fetch')
    if (next === 'refused') return 'refused'
    storage.setItem(key, next)
    return 'refreshed'
  }
  return { session: createSession({ storage, key, now: () => clock.now, refresh }), storage, clock, asked }
}

test('without a stored session nobody is signed in', async () => {
  const { session } = sessionWith({})
  expect(session.isEnded).toBe(true)
  expect(await session.token()).toEqual({ kind: 'ended' })
})

test('a valid token is used without a request', async () => {
  const { session, asked } = sessionWith({ storedText: stored('first', 600) })
  expect(await session.token()).toEqual({ kind: 'renewed', token: 'first' })
  expect(asked).toHaveLength(0)
})

test('a token that is about to expire is renewed first', async () => {
  const { session } = sessionWith({ storedText: stored('first', 20), refreshes: [stored('second', 600)] })
  expect(await session.token()).toEqual({ kind: 'renewed', token: 'second' })
})

test('simultaneous calls share one renewal', async () => {
  const { session, asked } = sessionWith({
    storedText: stored('first', 600),
    refreshes: [stored('second', 600)],
  })
  const renewals = await Promise.all(Array.from({ length: 20 }, () => session.renew('first')))
  expect(renewals.every((renewal) => renewal.kind === 'renewed' && renewal.token === 'second')).toBe(true)
  expect(asked).toHaveLength(1)
})

test('a call with a token that was already replaced gets the new one', async () => {
  const { session, asked } = sessionWith({
    storedText: stored('first', 600),
    refreshes: [stored('second', 600)],
  })
  await session.renew('first')
  expect(await session.renew('first')).toEqual({ kind: 'renewed', token: 'second' })
  expect(asked).toHaveLength(1)
})

test('a provider that cannot be reached does not end a session', async () => {
  const { session } = sessionWith({
    storedText: stored('first', 600),
    refreshes: ['unreachable', stored('second', 600)],
  })
  expect((await session.renew('first')).kind).toBe('unreachable')
  expect(session.isEnded).toBe(false)
  expect(await session.renew('first')).toEqual({ kind: 'renewed', token: 'second' })
})

test('a token with some seconds left is used if the provider cannot be reached', async () => {
  const { session } = sessionWith({ storedText: stored('first', 20), refreshes: ['unreachable'] })
  expect(await session.token()).toEqual({ kind: 'renewed', token: 'first' })
})

test('a session that cannot be renewed lasts until its token expires', async () => {
  const { session, clock, asked } = sessionWith({ storedText: stored('first', 20, false) })
  expect(await session.token()).toEqual({ kind: 'renewed', token: 'first' })
  clock.now = noon + 21_000
  expect(await session.token()).toEqual({ kind: 'ended' })
  expect(session.isEnded).toBe(true)
  expect(asked).toHaveLength(0)
})

test('a laptop that slept beyond the end of its token renews it at the first call', async () => {
  const { session, clock, asked } = sessionWith({
    storedText: stored('first', 600),
    refreshes: [stored('second', 9 * 3600)],
  })
  clock.now = noon + 8 * 3_600_000
  const woken = await Promise.all([session.token(), session.token(), session.token()])
  expect(woken.every((renewal) => renewal.kind === 'renewed' && renewal.token === 'second')).toBe(true)
  expect(asked).toHaveLength(1)
})

test('a laptop that wakes before its network keeps its session', async () => {
  const { session, clock } = sessionWith({
    storedText: stored('first', 600),
    refreshes: ['unreachable', stored('second', 9 * 3600)],
  })
  clock.now = noon + 8 * 3_600_000
  expect((await session.token()).kind).toBe('unreachable')
  expect(session.isEnded).toBe(false)
  expect(await session.token()).toEqual({ kind: 'renewed', token: 'second' })
})

test('with a clock that was set back, the service’s refusal of an expired token leads to a renewal', async () => {
  const { session, clock } = sessionWith({
    storedText: stored('first', 600),
    refreshes: [stored('second', 600)],
  })
  clock.now = noon - 24 * 3_600_000
  expect(await session.token()).toEqual({ kind: 'renewed', token: 'first' })
  expect(await session.renew('first')).toEqual({ kind: 'renewed', token: 'second' })
})

test('a refused renewal after a refused token ends the session, and listeners are called', async () => {
  const { session, storage } = sessionWith({ storedText: stored('first', 600), refreshes: ['refused'] })
  let notified = 0
  session.onEnded(() => (notified += 1))
  expect(await session.renew('first')).toEqual({ kind: 'ended' })
  expect(notified).toBe(1)
  expect(storage.length).toBe(0)
})

test('a token is fresh for thirty seconds after it was issued', () => {
  const { session, storage, clock } = sessionWith({})
  storage.setItem(key, stored('first', 600))
  session.begin()
  expect(session.isFresh('first')).toBe(true)
  clock.now = noon + 30_000
  expect(session.isFresh('first')).toBe(false)
})

test('a token that was stored before the page opened is not fresh', () => {
  const { session } = sessionWith({ storedText: stored('first', 600) })
  expect(session.isFresh('first')).toBe(false)
})

test('an unreadable session counts as none', () => {
  expect(sessionWith({ storedText: '{"access_token":7}' }).session.isEnded).toBe(true)
})

test.each<[string, Given, number | null]>([
  ['that can be renewed ends at no known time', { storedText: stored('first', 600) }, null],
  [
    'without a refresh token ends with its token',
    { storedText: stored('first', 600, false) },
    noon + 600_000,
  ],
  [
    'whose token does not say when it ends, neither',
    { storedText: JSON.stringify({ access_token: 'first' }) },
    null,
  ],
  ['that nobody has, neither', {}, null],
])('a session %s', (_, given, endsAt) => {
  expect(sessionWith(given).session.endsAt).toBe(endsAt)
})

test('a listener hears that a renewal was refused, and of the next sign-in', async () => {
  const { session, storage } = sessionWith({ storedText: stored('first', 20), refreshes: ['refused'] })
  const heard: (number | null)[] = []
  session.onChange(() => heard.push(session.endsAt))
  await session.token()
  storage.setItem(key, stored('second', 1200, false))
  session.begin()
  expect(heard).toEqual([noon + 20_000, noon + 1_200_000])
})
