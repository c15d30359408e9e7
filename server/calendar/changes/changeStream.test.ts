import { expect, test } from 'vitest'
import { eventStream } from '#contract/changes/eventStream.ts'
import { changesHeartbeatMs } from '#contract/changes/changeEvents.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { alice, calendar, event, none } from '../../testing/store/storeTests.ts'
import { announcing } from './announcing.ts'
import { changeStream } from './changeStream.ts'
import { StoreUnavailable } from '../../store/storeErrors.ts'

type Timer = { readonly run: () => void; readonly milliseconds: number }

/** Alice with the calendar `work`, and a reader of her changes whose timers the test runs. */
async function opened(calendarIds: readonly string[] = ['work']) {
  const store = announcing(memoryStore())
  for (const each of calendarIds) await store.calendars.create(calendar(each))
  const timers = new Set<Timer>()
  const logged: string[] = []
  let mayListen = true
  let ends = 0
  const stream = await changeStream(
    {
      store,
      log: (msg) => void logged.push(msg),
      pause: () => undefined,
      schedule: (run, milliseconds) => {
        const timer = { run, milliseconds }
        timers.add(timer)
        return () => void timers.delete(timer)
      },
    },
    { userId: alice.id, lastEventId: null, mayListen: async () => mayListen },
    () => {
      ends += 1
    },
  )
  const stop = await store.changes.listen((subjects) => {
    for (const { homeId, calendarId } of subjects ?? [])
      stream.look(calendarId === undefined ? null : { homeId, calendarId })
  })
  return {
    store,
    stream,
    timers,
    logged,
    stop,
    ends: () => ends,
    refuse: () => {
      mayListen = false
    },
    /** Runs the timers that were set for this long. */
    pass: (milliseconds: number) => {
      const due = [...timers].filter((timer) => timer.milliseconds === milliseconds)
      for (const timer of due) {
        timers.delete(timer)
        timer.run()
      }
    },
    put: (name: string, calendarId = 'work') =>
      store.events.put(event(name, { calendarId, etag: `"${name}"` }), none),
  }
}

const turns = async (count = 20) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}
/** What a reader has got so far, without waiting for more. */
const readerOf = (body: ReadableStream<Uint8Array>) => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let isDone = false
  const read = async (): Promise<void> => {
    for (;;) {
      const { done, value } = await reader.read()
      isDone = done
      if (done) return
      text += decoder.decode(value)
    }
  }
  return {
    start: () => void read(),
    text: () => text,
    isDone: () => isDone,
    names: () =>
      eventStream()
        .read(text)
        .map(({ name }) => name),
    cancel: () => reader.cancel(),
  }
}

test('many writes are one event, and then one more', async () => {
  const { stream, put, pass } = await opened()
  const reader = readerOf(stream.body)
  reader.start()
  await put('first')
  await turns()
  expect(reader.names()).toEqual(['calendar'])
  for (const each of ['second', 'third', 'fourth']) await put(each)
  await turns()
  expect(reader.names()).toEqual(['calendar'])
  pass(500)
  await turns()
  expect(reader.names()).toEqual(['calendar', 'calendar'])
  pass(500)
  await turns()
  expect(reader.names()).toHaveLength(2)
})

test('nothing waits for a reader that does not read: it is told of all together later', async () => {
  const { stream, store, put, pass } = await opened()
  for (let round = 0; round < 200; round += 1) {
    await put(`event ${round}`)
    await store.calendars.change(alice.id, 'work', { name: `Work ${round}`.padEnd(100, '.') })
    await turns()
    pass(500)
    pass(changesHeartbeatMs)
    await turns()
  }
  const reader = readerOf(stream.body)
  reader.start()
  await turns(200)
  pass(500)
  await turns(200)
  expect(reader.text().length).toBeLessThan(20_000)
  const ctags = eventStream()
    .read(reader.text())
    .filter(({ name }) => name === 'calendar')
    .map(({ data }): { ctag: string } => JSON.parse(data))
  const revision = (await store.calendars.find(alice.id, 'work'))?.revision
  expect(ctags.at(-1)?.ctag).toContain(`work=${revision}`)
})

test('a heartbeat is sent, and finds what was not announced', async () => {
  const { stream, stop, put, pass } = await opened()
  const reader = readerOf(stream.body)
  reader.start()
  stop()
  await put('unannounced')
  await turns()
  expect(reader.names()).toEqual([])
  pass(changesHeartbeatMs)
  await turns()
  expect(reader.text()).toContain('\n: \n\n')
  expect(reader.names()).toEqual(['calendar'])
})

test('who may not listen any more is told nothing, and the stream ends', async () => {
  const { stream, put, refuse, timers, ends } = await opened()
  const reader = readerOf(stream.body)
  reader.start()
  refuse()
  await put('secret')
  await turns()
  expect([reader.isDone(), reader.names(), ends(), timers.size]).toEqual([true, [], 1, 0])
})

test('a reader who leaves costs nothing more', async () => {
  const { stream, timers, ends } = await opened()
  const reader = readerOf(stream.body)
  reader.start()
  await reader.cancel()
  stream.end()
  expect([ends(), timers.size]).toEqual([1, 0])
})

test('a store that fails ends the stream, so that its reader asks again', async () => {
  const { stream, store, logged, ends } = await opened()
  const reader = readerOf(stream.body)
  reader.start()
  Object.assign(store.calendars, {
    find: async () => {
      throw new StoreUnavailable('stopped by the test')
    },
  })
  await store.events.put(event('one'), none)
  await turns()
  expect([reader.isDone(), ends(), logged]).toEqual([true, 1, ['changes-failed']])
})

test('beyond 250 calendars events have no id, so that no header is too long', async () => {
  const { stream, put } = await opened(Array.from({ length: 251 }, (_, number) => `calendar ${number}`))
  const reader = readerOf(stream.body)
  reader.start()
  await put('one', 'calendar 7')
  await turns(40)
  expect(reader.names()).toEqual(['calendar'])
  expect(reader.text()).not.toContain('id:')
})
