import { expect, test } from 'vitest'
import { ApiError } from '../../../api/ApiError.ts'
import type { ChangeNews } from './ChangeNews.ts'
import { deadAfterMs, followChanges } from './followChanges.ts'

type Wait = { readonly milliseconds: number; readonly pass: () => void }

/** Follows streams that the test writes, with waits that it ends. */
function following() {
  const ending = new AbortController()
  const news: ChangeNews[] = []
  const asked: string[] = []
  const waits = new Set<Wait>()
  let clock = 0
  let answer: () => ReadableStream<Uint8Array> = () => {
    throw new Error('Nothing is answered yet')
  }
  const done = followChanges({
    open: async (lastEventId) => {
      asked.push(lastEventId)
      return answer()
    },
    tell: (each) => void (each.kind === 'alive' || news.push(each)),
    wait: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const wait = { milliseconds, pass: resolve }
        waits.add(wait)
        signal.addEventListener('abort', () => {
          waits.delete(wait)
          reject(signal.reason)
        })
        if (signal.aborted) reject(signal.reason)
      }),
    now: () => clock,
    chance: () => 1,
    signal: ending.signal,
  })
  return {
    done,
    news,
    asked,
    waits: () => [...waits].map(({ milliseconds }) => milliseconds),
    answers: (next: () => ReadableStream<Uint8Array>) => {
      answer = next
    },
    later: (milliseconds: number) => {
      clock += milliseconds
    },
    pass: async (milliseconds: number) => {
      const due = [...waits].filter((each) => each.milliseconds === milliseconds)
      for (const each of due) {
        waits.delete(each)
        each.pass()
      }
      await turns()
    },
    end: () => ending.abort(),
  }
}

const turns = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}
const encoder = new TextEncoder()
function streaming() {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started
    },
  })
  return {
    body,
    send: async (text: string) => {
      controller?.enqueue(encoder.encode(text))
      await turns()
    },
    close: async () => {
      controller?.close()
      await turns()
    },
  }
}
const calendar = (ctag: string) => `event: calendar\ndata: {"path":"/c/alice/work.json","ctag":"${ctag}"}\n`

test('a new reader reads the list, and is then told what changes', async () => {
  const stream = streaming()
  const live = following()
  live.answers(() => stream.body)
  await live.pass(500)
  await turns()
  await live.pass(1000)
  await stream.send(`id: a\n\n${calendar('2')}id: b\n\n`)
  expect(live.news).toEqual([
    { kind: 'silent' },
    { kind: 'list' },
    { kind: 'calendar', path: '/c/alice/work.json', ctag: '2' },
  ])
  live.end()
  await live.done
})

test('after the end of a stream it goes on from the last event', async () => {
  const [first, second] = [streaming(), streaming()]
  const live = following()
  let count = 0
  live.answers(() => (count++ === 0 ? first.body : second.body))
  await turns()
  await live.pass(1000)
  await first.send(`id: a\n\n${calendar('2')}id: b\n\n`)
  live.later(60_000)
  await first.close()
  expect(live.waits()).toContain(500)
  await live.pass(500)
  expect(live.asked.at(-1)).toBe('b')
  await second.send(`${calendar('3')}id: c\n\n`)
  expect(live.news.filter(({ kind }) => kind === 'list')).toHaveLength(1)
  expect(live.news.at(-1)).toMatchObject({ ctag: '3' })
  live.end()
  await live.done
})

test('failures make it wait longer and longer, and as long as the service asks', async () => {
  const live = following()
  await turns()
  for (const milliseconds of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    expect(live.waits()).toEqual([milliseconds])
    await live.pass(milliseconds)
  }
  live.answers(() => {
    throw new ApiError('unavailable', {
      status: 503,
      request: { method: 'GET', path: '/api/changes' },
      retryAfterMs: 600_000,
    })
  })
  await live.pass(60_000)
  expect(live.waits()).toEqual([900_000])
  expect(new Set(live.news.map(({ kind }) => kind))).toEqual(new Set(['silent']))
  live.end()
  await live.done
})

test('a stream from which nothing comes is given up', async () => {
  const stream = streaming()
  const live = following()
  live.answers(() => stream.body)
  await turns()
  await live.pass(1000)
  await stream.send('id: a\n\n')
  live.later(deadAfterMs)
  expect(live.waits()).toEqual([deadAfterMs])
  await live.pass(deadAfterMs)
  expect(live.waits()).toEqual([500])
  live.end()
  await live.done
})
