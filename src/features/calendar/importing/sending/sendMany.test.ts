import { expect, test } from 'vitest'
import type { Failure } from '#contract/failure.ts'
import { ApiError } from '../../../../api/ApiError.ts'
import type { Progress } from './Progress.ts'
import { sendMany } from './sendMany.ts'

const items = Array.from({ length: 12 }, (_, index) => index)
const request = { method: 'PUT', path: '/' }
const failing = (failure: Failure, retryAfterMs?: number) =>
  new ApiError(failure, { status: null, request, retryAfterMs })

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** A service with its own clock. Requests are answered when the test says so. */
function service() {
  const waiting: { readonly item: number; readonly answer: (error?: ApiError) => void }[] = []
  const sent: { readonly item: number; readonly isRepeated: boolean }[] = []
  const waits: number[] = []
  const progress: Progress[] = []
  const pauses: (() => void)[] = []
  const stop = new AbortController()
  const send = (item: number, isRepeated: boolean) => {
    sent.push({ item, isRepeated })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.push({ item, answer: (error) => (error ? reject(error) : resolve()) })
    return promise
  }
  const result = sendMany(items, send, {
    signal: stop.signal,
    onProgress: (now) => progress.push(now),
    wait: (ms) => {
      waits.push(ms)
      const { promise, resolve } = Promise.withResolvers<void>()
      pauses.push(resolve)
      return promise
    },
  })
  return {
    sent,
    waiting,
    waits,
    progress,
    result,
    stop: () => stop.abort(),
    answer: async (error?: ApiError) => {
      waiting.shift()?.answer(error)
      await nextTask()
    },
    /** Answers all requests, until no more come. */
    answerAll: async () => {
      while (waiting.length > 0) {
        waiting.shift()?.answer()
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await nextTask()
      }
    },
    goOn: async () => {
      pauses.shift()?.()
      await nextTask()
    },
  }
}

test('the first is sent alone, then four at once, and each once', async () => {
  const { sent, waiting, answer, answerAll, result } = service()
  expect(waiting.length).toBe(1)
  await answer()
  expect(waiting.length).toBe(4)
  await answerAll()
  expect(await result).toEqual({ refused: [], unsure: [], left: [] })
  expect(sent.map(({ item }) => item)).toEqual(items)
})

test('after the service says it is busy, all wait as long as it asks, and continue with half as many', async () => {
  const { waits, waiting, sent, answer, answerAll, goOn, progress, result } = service()
  await answer()
  await answer(failing('too-many-requests', 60_000))
  expect(progress.at(-1)).toEqual({ done: 1, of: 12, trouble: 'too-many-requests' })
  await answerAll()
  expect(waiting).toEqual([])
  expect(waits).toEqual([60_000])
  await goOn()
  expect(waiting.length).toBe(2)
  await answerAll()
  expect(await result).toEqual({ refused: [], unsure: [], left: [] })
  expect(sent.filter(({ item }) => item === 1)).toEqual([
    { item: 1, isRepeated: false },
    { item: 1, isRepeated: false },
  ])
})

test('what was sent without an answer is repeated when there is a connection', async () => {
  const { sent, answer, answerAll, goOn, result } = service()
  await answer()
  await answer(failing('offline'))
  await answer(failing('offline'))
  await answer(failing('offline'))
  await answer(failing('offline'))
  await goOn()
  await answerAll()
  expect(await result).toEqual({ refused: [], unsure: [], left: [] })
  expect(sent.filter(({ isRepeated }) => isRepeated).map(({ item }) => item)).toEqual([1, 2, 3, 4])
})

test('stopped without a connection, it lists what may have succeeded', async () => {
  const { answer, stop, result } = service()
  await answer()
  await answer(failing('timed-out'))
  await answer()
  await answer(failing('too-many-requests'))
  await answer(failing('timed-out'))
  stop()
  expect(await result).toEqual({ refused: [], unsure: [1, 4], left: [3, 5, 6, 7, 8, 9, 10, 11] })
})

test('when stopped, it waits for the answers that are on their way, and sends no more', async () => {
  const { answer, answerAll, stop, sent, result } = service()
  await answer()
  stop()
  await answerAll()
  expect(sent.length).toBe(5)
  expect((await result).left).toEqual([5, 6, 7, 8, 9, 10, 11])
})

test('a refused request does not stop the others, and an error of the service is tried three times', async () => {
  const { answer, answerAll, sent, result } = service()
  await answer()
  await answer(failing('too-large'))
  await answer(failing('server-error'))
  await answerAll()
  expect(await result).toEqual({ refused: [{ item: 1, failure: 'too-large' }], unsure: [], left: [] })
  expect(sent.filter(({ item }) => item === 2).length).toBe(2)
})

test('an error of the service that stays counts as a refusal', async () => {
  const { waiting, sent, result } = service()
  while (waiting.length > 0) {
    waiting.shift()?.answer(failing('server-error'))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await nextTask()
  }
  expect((await result).refused.length).toBe(12)
  expect(sent.length).toBe(36)
})

test('the end of the session stops it', async () => {
  const { answer, answerAll, result } = service()
  await answer()
  await answer(failing('signed-out'))
  await answerAll()
  const { refused, left } = await result
  expect(refused).toEqual([{ item: 1, failure: 'signed-out' }])
  expect(left).toEqual([5, 6, 7, 8, 9, 10, 11])
})

test('a request that never gets an answer while others do is given up in the end', async () => {
  const { waiting, goOn, result } = service()
  while (waiting.length > 0) {
    const { item, answer } = waiting.shift() ?? { item: 0, answer: () => undefined }
    answer(item === 3 ? failing('timed-out') : undefined)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await nextTask()
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (waiting.length === 0) await goOn()
  }
  expect(await result).toEqual({ refused: [], unsure: [3], left: [] })
})
