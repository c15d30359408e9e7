import { expect, test } from 'vitest'
import { leadAlone } from './leadAlone.ts'

test('one leads at a time, and the next when it leaves', async () => {
  const name = `lead ${crypto.randomUUID()}`
  const [first, second] = [new AbortController(), new AbortController()]
  const led: string[] = []
  const leading = (who: string, { signal }: AbortController) =>
    leadAlone(navigator.locks, name, signal, async () => {
      led.push(who)
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    })
  const one = leading('first', first)
  const other = leading('second', second)
  await expect.poll(() => led).toEqual(['first'])
  first.abort()
  await one
  await expect.poll(() => led).toEqual(['first', 'second'])
  second.abort()
  await other
})

test('each leads where there are no locks, or none may be had', async () => {
  let led = 0
  const lead = async () => void (led += 1)
  const { signal } = new AbortController()
  await leadAlone(undefined, 'none', signal, lead)
  const refused = { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) }
  await leadAlone(refused, 'none', signal, lead)
  expect(led).toBe(2)
})
