import { expect, test } from 'vitest'
import { answerWorker } from './answerWorker.ts'

function asking(workers: EventTarget, question: unknown): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
  })
  workers.dispatchEvent(new MessageEvent('message', { data: question, ports: [port2] }))
  return answered
}

test('a tab says whether it has spoken, after those who listen have looked, and opens what is pressed', async () => {
  const workers = new EventTarget()
  const come = new Set<string>()
  const opened: string[] = []
  const stop = answerWorker(workers, {
    hasCome: (key) => come.has(key),
    open: (path) => void opened.push(path),
    snooze: (key) => key === 'one',
  })
  expect(await asking(workers, { kind: 'reminder', key: 'one' })).toBe(false)
  workers.addEventListener('message', () => void come.add('one'))
  expect(await asking(workers, { kind: 'reminder', key: 'one' })).toBe(true)
  expect(await asking(workers, { kind: 'snooze-reminder', key: 'one' })).toBe(true)
  expect(await asking(workers, { kind: 'snooze-reminder', key: 'two' })).toBe(false)
  const path = '/calendar/week/2027-03-15/event/work/one'
  expect(await asking(workers, { kind: 'open-reminder', path })).toBe(true)
  expect(opened).toEqual([path])
  workers.dispatchEvent(new MessageEvent('message', { data: { kind: 'open-reminder', path: '//elsewhere' } }))
  workers.dispatchEvent(new MessageEvent('message', { data: 'something else' }))
  stop()
  workers.dispatchEvent(new MessageEvent('message', { data: { kind: 'open-reminder', path } }))
  await Promise.resolve()
  expect(opened).toEqual([path])
})
