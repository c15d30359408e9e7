import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useSpeaker } from './useSpeaker.ts'

afterEach(cleanup)

const someone = () => crypto.randomUUID()

test('of the tabs of a person one speaks, and the next when it is closed', async () => {
  const person = someone()
  const first = renderHook(() => useSpeaker(person))
  await expect.poll(() => first.result.current).toBe(true)
  const second = renderHook(() => useSpeaker(person))
  const third = renderHook(() => useSpeaker(person))
  const waiting = async () =>
    (await navigator.locks.query()).pending?.filter(({ name }) => name?.endsWith(person))
  await expect.poll(async () => (await waiting())?.length).toBe(2)
  expect([second.result.current, third.result.current]).toEqual([false, false])
  first.unmount()
  await expect.poll(() => second.result.current).toBe(true)
  expect(third.result.current).toBe(false)
})

test('people who sign in one after the other do not silence each other', async () => {
  const [one, other] = [someone(), someone()]
  const speaking = renderHook(() => useSpeaker(one))
  await expect.poll(() => speaking.result.current).toBe(true)
  const changing = renderHook(({ person }) => useSpeaker(person), { initialProps: { person: one } })
  expect(changing.result.current).toBe(false)
  changing.rerender({ person: other })
  await expect.poll(() => changing.result.current).toBe(true)
  expect(speaking.result.current).toBe(true)
})
