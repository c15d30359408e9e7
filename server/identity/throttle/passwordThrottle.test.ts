import { expect, test } from 'vitest'
import { addMs, epochMs } from '#domain/time/units.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import type { Store } from '../../store/Store.ts'
import { StoreUnavailable } from '../../store/storeErrors.ts'
import { digest } from '../../digest.ts'
import { passwordThrottle, type PasswordAttempt } from './passwordThrottle.ts'
import { throttleCounts } from './throttleCounts.ts'

const home = '203.0.113.7'
const office = '198.51.100.1'

function world(store: Pick<Store, 'throttle' | 'expiring'> = memoryStore()) {
  let now = epochMs(0)
  const clock = () => now
  const counts = throttleCounts(store, clock, () => undefined)
  const throttle = passwordThrottle({ counts, store, clock, digest })
  /** The verdict on one attempt: that on its address, else that on its account. */
  const attempt = async (
    account: string,
    address: string,
    outcome: Parameters<PasswordAttempt['end']>[0] = 'wrong',
  ) => {
    const begun = await throttle.begin(address)
    if (begun.kind === 'spent') return 'address spent'
    const admission = await begun.takeTurn(account)
    await begun.end(admission.kind === 'spent' ? 'undecided' : outcome)
    return admission.kind === 'delayed' ? `delayed ${admission.waitMs}` : admission.kind
  }
  /** The distinct outcomes of several attempts. */
  const many = async (times: number, each: (number: number) => Promise<string>) => {
    const outcomes = new Set<string>()
    for (let number = 0; number < times; number += 1) outcomes.add(await each(number))
    return [...outcomes]
  }
  return { attempt, many, throttle, pass: (milliseconds: number) => (now = addMs(now, milliseconds)) }
}

test('ten wrong passwords block an account for that address only', async () => {
  const { attempt, many } = world()
  expect(await many(10, () => attempt('ada', home))).toEqual(['admitted'])
  expect(await attempt('ada', home)).toBe('spent')
  expect(await attempt('bob', home)).toBe('admitted')
  expect(await attempt('ada', office)).toBe('delayed 1000')
})

test('fifty wrong passwords block an address, whatever the names', async () => {
  const { attempt, many } = world()
  expect(await many(50, (number) => attempt(`made up ${number}`, home))).toEqual(['admitted'])
  expect(await many(10_000, (number) => attempt(`another ${number}`, home))).toEqual(['address spent'])
  expect(await attempt('ada', office)).toBe('admitted')
})

test('right passwords do not count for the address, and reset the account there', async () => {
  const { attempt, many } = world()
  expect(await many(200, () => attempt('ada', home, 'right'))).toEqual(['admitted'])
  await many(9, () => attempt('ada', home))
  await attempt('ada', home, 'right')
  expect(await attempt('ada', home)).toBe('admitted')
})

test('undecided attempts are not counted', async () => {
  const { attempt, many } = world()
  expect(await many(100, () => attempt('ada', home, 'undecided'))).toEqual(['admitted'])
})

test('guesses from many addresses are spaced out more and more, and never refused forever', async () => {
  const { attempt, many, pass } = world()
  const from = (number: number) => attempt('ada', `192.0.2.${number}`)
  expect(await many(10, from)).toEqual(['admitted'])
  expect(await from(11)).toBe('delayed 1000')
  expect(await from(12)).toBe('delayed 2000')
  pass(60_000)
  await many(7, (number) => from(20 + number))
  pass(60_000)
  expect(await from(31)).toBe('delayed 1000')
  pass(60_000)
  expect(await from(32)).toBe('delayed 2000')
  pass(60_000)
  for (let number = 0; number < 9; number += 1) {
    await from(40 + number)
    pass(10_000)
  }
  expect(await from(90)).toBe('delayed 4000')
})

test('if too many wait for one account, the next has to come back later', async () => {
  const { attempt, many } = world()
  const from = (number: number) => attempt('ada', `192.0.2.${number}`)
  await many(10, from)
  expect(await many(100, (number) => from(11 + number))).toContain('spent')
})

test('a familiar address of the last thirty days is not delayed by guesses from elsewhere', async () => {
  const { attempt, many, pass } = world()
  await attempt('ada', office, 'right')
  pass(29 * 24 * 3_600_000)
  await many(20, (number) => attempt('ada', `192.0.2.${number}`))
  expect(await attempt('ada', office)).toBe('admitted')
  expect(await attempt('ada', home)).toMatch(/^delayed/)
  pass(2 * 24 * 3_600_000)
  await many(20, (number) => attempt('ada', `192.0.2.${number}`))
  expect(await attempt('ada', office)).toMatch(/^delayed/)
})

test('two calls for the same account are one attempt, which may continue after its delay', async () => {
  const { attempt, many, throttle } = world()
  await many(10, (number) => attempt('ada', `192.0.2.${number}`))
  const begun = await throttle.begin(home)
  if (begun.kind === 'spent') throw new Error('the address is fresh')
  expect(await begun.takeTurn('ada')).toEqual({ kind: 'delayed', waitMs: 1000 })
  expect(await begun.takeTurn('ada')).toEqual({ kind: 'admitted' })
})

test('with the store down nobody is locked out, and guesses still count in this process', async () => {
  const down = () => Promise.reject(new StoreUnavailable('down'))
  const { attempt, many } = world({
    throttle: { add: down, count: down, forget: down, sweep: down },
    expiring: { keep: down, find: down, exchange: down, sweep: down },
  })
  expect(await attempt('ada', home, 'right')).toBe('admitted')
  expect(await many(10, () => attempt('ada', home))).toEqual(['admitted'])
  expect(await attempt('ada', home)).toBe('spent')
})
